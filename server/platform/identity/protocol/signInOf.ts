import type { AccessToken, KoaContextWithOIDC } from 'oidc-provider'

/** How and when the sign-in of a token happened. */
export interface TokenSignIn {
  /** As `amr` says it. */
  methods: readonly string[]
  /** Seconds since 1970. */
  at: number | undefined
}

const minted = new WeakMap<AccessToken, TokenSignIn>()

/** Notes the sign-in of a token that is issued outside of a sign-in page. */
export const noteSignIn = (token: AccessToken, signIn: TokenSignIn): unknown => minted.set(token, signIn)

/** The sign-in that a token stems from: that of the code or refresh token that it is exchanged for, else of the session. */
export function signInOf(ctx: KoaContextWithOIDC | undefined, token: AccessToken): TokenSignIn {
  const noted = minted.get(token)
  if (noted) return noted
  const { AuthorizationCode: code, RefreshToken: refreshToken } = ctx?.oidc.entities ?? {}
  const source = code ?? refreshToken
  if (source) return { methods: source.amr ?? [], at: source.authTime }
  const session = ctx?.oidc.session
  return { methods: session?.amr ?? [], at: session?.loginTs }
}
