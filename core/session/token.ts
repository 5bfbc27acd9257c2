/** The claims that Portico reads from an access token, for display only: the server decides on access. */
export interface TokenClaims {
  sub: string
  /** Seconds since 1970. */
  exp?: number
  /** When the token was issued, in seconds since 1970. */
  iat?: number
  /** Others, such as the role or roles. */
  [name: string]: unknown
}

/** Returns the unverified claims of a JWT, or null when the text is not a JWT with a subject. */
export function readToken(token: string | null): TokenClaims | null {
  const payload = token?.split('.')[1]
  if (payload === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0))
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Partial<TokenClaims> | null
    return typeof claims?.sub === 'string' ? (claims as TokenClaims) : null
  } catch {
    return null
  }
}

/** Whether the token is valid at `now` (`serverTime`, in milliseconds) and for `spare` more milliseconds. */
export const isFresh = (claims: TokenClaims | null, now: number, spare = 0): boolean =>
  claims !== null && (claims.exp === undefined || claims.exp * 1000 > now + spare)
