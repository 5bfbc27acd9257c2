/** What Portico reads of an access token (SHELL-031). The server decides; this is for display. */
export interface TokenClaims {
  sub: string
  /** One role or several. */
  role?: string | readonly string[]
  /** Seconds since 1970. */
  exp?: number
}

/** The payload of a JWT, unverified; null when the text is no JWT with a subject. */
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

/** True while the token can be used at `now` (milliseconds) for at least `spare` more milliseconds. */
export const isFresh = (claims: TokenClaims | null, now: number, spare = 0): boolean =>
  claims !== null && (claims.exp === undefined || claims.exp * 1000 > now + spare)
