import { createHash, randomBytes } from 'node:crypto'
import type { Answer, Browser } from './browser'

/** What a portal needs to sign in: the same as the browser library sends. */
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

/** An authorization request with PKCE, as the portal at an origin makes it. */
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

/** The address that the page's form is sent to. */
export const formAddress = (origin: string, page: Answer): string =>
  origin + (/<form[^>]* action="([^"]+)"/.exec(page.body)?.[1] ?? '/no-form')

/** Fills the form in and follows the way back. Out: the callback's address. */
export async function signIn(
  browser: Browser,
  origin: string,
  address: string,
  email = 'ana@portico.test',
): Promise<URL> {
  const page = await browser.go(address)
  const sent = await browser.go(formAddress(origin, page), { email, password: 'Portico2026' })
  const back = await browser.go(String(sent.headers.location))
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

/** Signs in and exchanges the code, as the portal does. */
export async function tokensOf(browser: Browser, origin: string, email?: string): Promise<Tokens> {
  const { address, verifier } = authorizationRequest(origin)
  const callback = await signIn(browser, origin, address, email)
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

/** What a token says, unverified. */
export const payloadOf = (token: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
