import type { PortalAddress } from './portalAddress'

/** A sign-in link: its token, its target, and how long to wait before the redirect (milliseconds). */
export interface SignInLink {
  token: string
  redirectUrl: string | undefined
  /** The email that the link was sent to, if the link names it. */
  email: string | undefined
  wait: number
}

/** Milliseconds before the redirect of a patient's link. */
const patientTokenWait = 1_000

/** The sign-in link of an address, only at `/` and `/auth`: other screens have a `token` parameter of their own. */
export function parseSignInLink(
  path: string,
  { token, patientToken, redirectUrl, login_hint: email }: PortalAddress['query'],
): SignInLink | null {
  if (path !== '/' && path !== '/auth') return null
  if (patientToken) return { token: patientToken, redirectUrl, email, wait: patientTokenWait }
  return token ? { token, redirectUrl, email, wait: 0 } : null
}
