import { isPortalPath } from './portalPaths'
import { toInAppPath, type PortalAddress } from '../../session/arrival/portalAddress'

/** The decision of the first script. */
export type Decision = { do: 'start' } | { do: 'signIn'; target: string | null }

/** The facts that the decision depends on. */
export interface Visit extends PortalAddress {
  pathname: string
  /** Whether there is a valid token or one that can be renewed. */
  signedIn: boolean
  /** Whether the user was refused, or a sign-in failed, in the last minute (C-027). */
  refused: boolean
  /** Whether the page is in a frame, where nobody can sign in (C-063). */
  framed: boolean
  /** Path patterns of the screens that need no session. */
  publicPaths: readonly string[]
}

/**
 * Decides whether to sign in or to start the application. Without a session the visitor goes to the identity server and returns
 * to the requested address (C-011). The callback, unknown paths of the server, sign-in links, public screens, frames
 * and visitors with a session start the application.
 */
export function decide(visit: Visit): Decision {
  const { pathname, path, query, signedIn, refused, framed, publicPaths } = visit
  const start: Decision = { do: 'start' }
  if (signedIn || refused || framed || pathname === '/callback' || !isPortalPath(pathname)) return start
  const isDoor = path === '/' || path === '/auth'
  if (isDoor && (query['token'] || query['patientToken'])) return start
  if (isDoor) return { do: 'signIn', target: query['redirectUrl'] ?? null }
  if (publicPaths.some((pattern) => matchesPattern(pattern, path))) return start
  return { do: 'signIn', target: toInAppPath(visit) }
}

/** Whether a path matches a pattern such as `/:doctorUrl?/register`. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path)
