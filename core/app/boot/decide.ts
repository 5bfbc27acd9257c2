import { toInAppPath, type PortalAddress } from '../../session/arrival/portalAddress'

/** What the first script does with a visit. */
export type Decision = { do: 'start' } | { do: 'signIn'; target: string | null }

/** What the decision is made from. */
export interface Visit extends PortalAddress {
  pathname: string
  /** There is a token that is fresh, or one that can be renewed. */
  signedIn: boolean
  /** A refusal or a failed sign-in of the last minute (C-027). */
  refused: boolean
  /** The page is in a frame, where no one can sign in (C-063). */
  framed: boolean
  /** Path patterns of the screens that need no session. */
  publicPaths: readonly string[]
}

/**
 * A visitor without a session goes straight to the identity server and comes back to the place they wanted (AUTH-012,
 * C-011); the callback, links that sign in, public screens, frames and everybody with a session start the application.
 */
export function decide(visit: Visit): Decision {
  const { pathname, path, query, signedIn, refused, framed, publicPaths } = visit
  const start: Decision = { do: 'start' }
  if (signedIn || refused || framed || pathname === '/callback') return start
  const isDoor = path === '/' || path === '/auth'
  if (isDoor && (query['token'] || query['patientToken'])) return start
  if (isDoor) return { do: 'signIn', target: query['redirectUrl'] ?? null }
  if (publicPaths.some((pattern) => matchesPattern(pattern, path))) return start
  return { do: 'signIn', target: toInAppPath(visit) }
}

/** Whether a path is one of a pattern such as `/:doctorUrl?/register`. */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`).test(path)
