/** The part of a tenant manifest that sign-in needs, as the first script reads it, before defaults are applied. */
export interface IdentityManifest {
  addresses?: { identity?: string; authorization?: string }
  session?: { clientId?: string; flow?: 'code' | 'hybrid'; languageParameter?: string; scope?: string }
}

/** How to reach the identity server. */
export interface IdentitySettings {
  /** The issuer, absolute. */
  authority: string
  /** The authorization endpoint, absolute; null when it must be read from the discovery document. */
  authorization: string | null
  clientId: string
  /** Where the identity server redirects to; a real path, because a redirect URI may not have a fragment (C-022). */
  redirectUri: string
  flow: 'code' | 'hybrid'
  /** The scopes of a sign-in. */
  scope: string
  /** Name of the extra parameter that carries the language. */
  languageParameter: string
}

/** The identity settings of a tenant at `origin`. The reference server's authorization endpoint is `/identity/auth`. */
export function identitySettings({ addresses, session }: IdentityManifest, origin: string): IdentitySettings {
  const identity = addresses?.identity ?? '/identity'
  const authorization = addresses?.authorization ?? (identity === '/identity' ? '/identity/auth' : null)
  const absolute = (address: string) => new URL(address, origin).href.replace(/\/$/, '')
  return {
    authority: absolute(identity),
    authorization: authorization && absolute(authorization),
    clientId: session?.clientId ?? 'web.client',
    redirectUri: `${origin}/callback`,
    flow: session?.flow ?? 'code',
    scope: session?.scope ?? 'openid roles api',
    languageParameter: session?.languageParameter ?? 'lang',
  }
}
