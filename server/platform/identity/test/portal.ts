import { createHash, randomBytes } from 'node:crypto'
import type { Answer, Browser } from './browser'

/** An authorization request as the portal's OpenID Connect library sends it. */
export interface AuthorizationRequest {
  address: string
  verifier: string
}

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
}

/** Creates an authorization request with PKCE for the portal at an origin. */
export function authorizationRequest(
  origin: string,
  extra: Record<string, string> = {},
): AuthorizationRequest {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    client_id: 'web.client',
    redirect_uri: `${origin}/callback`,
    response_type: 'code',
    scope: 'openid roles api offline_access',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })
  return { address: `${origin}/identity/auth?${query.toString()}`, verifier }
}

/** The action of the page's form. */
export const formAddress = (origin: string, page: Answer): string =>
  origin + (/<form[^>]* action="([^"]+)"/.exec(page.body)?.[1] ?? '/no-form')

/** Submits the sign-in form and follows the redirects. Returns the callback's URL. */
export async function signIn(
  browser: Browser,
  origin: string,
  address: string,
  email = 'ana@portico.test',
  password = 'Portico2026',
): Promise<URL> {
  const page = await browser.go(address)
  const submitted = await browser.go(formAddress(origin, page), { email, password })
  const back = await browser.go(String(submitted.headers.location))
  return new URL(String(back.headers.location))
}

export const exchange = async (
  browser: Browser,
  origin: string,
  fields: Record<string, string>,
): Promise<Answer> =>
  browser.go(
    `${origin}/identity/token`,
    { client_id: 'web.client', ...fields },
    { accept: 'application/json' },
  )

/** Signs in and exchanges the code for tokens. */
export async function tokensOf(
  browser: Browser,
  origin: string,
  email?: string,
  password?: string,
): Promise<Tokens> {
  const { address, verifier } = authorizationRequest(origin)
  const callback = await signIn(browser, origin, address, email, password)
  const answer = await exchange(browser, origin, {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${origin}/callback`,
    code_verifier: verifier,
  })
  return JSON.parse(answer.body) as Tokens
}

export const renew = (browser: Browser, origin: string, refreshToken: string): Promise<Answer> =>
  exchange(browser, origin, { grant_type: 'refresh_token', refresh_token: refreshToken })

/** Decodes a token's payload without verification. */
export const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
