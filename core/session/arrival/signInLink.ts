import type { PortalAddress } from './portalAddress'

/** A link that signs in: its token, where it leads, and how long to wait before going on (milliseconds). */
export interface SignInLink {
  token: string
  redirectUrl: string | undefined
  wait: number
}

/** CONST-018. */
const patientTokenWait = 1_000

/** The link of an address; other screens have a parameter `token` of their own, so only the front door takes one (AUTH-009, AUTH-010). */
export function parseSignInLink(
  path: string,
  { token, patientToken, redirectUrl }: PortalAddress['query'],
): SignInLink | null {
  if (path !== '/' && path !== '/auth') return null
  if (patientToken) return { token: patientToken, redirectUrl, wait: patientTokenWait }
  return token ? { token, redirectUrl, wait: 0 } : null
}
