import type { Address } from './portalAddress'

/** A link that signs in: its token, where it leads, and how long to wait before going on (milliseconds). */
export interface Link {
  token: string
  redirectUrl: string | undefined
  wait: number
}

/** CONST-018. */
const patientTokenWait = 1_000

/** The link of an address; other screens have a parameter `token` of their own, so only the front door takes one (AUTH-009, AUTH-010). */
export function linkOf(path: string, { token, patientToken, redirectUrl }: Address['query']): Link | null {
  if (path !== '/' && path !== '/auth') return null
  if (patientToken) return { token: patientToken, redirectUrl, wait: patientTokenWait }
  return token ? { token, redirectUrl, wait: 0 } : null
}
