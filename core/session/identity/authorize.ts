import type { IdentitySettings } from './identitySettings'
import { readStorage, signedInByLink } from '../../state/localStorage'

/** Input of a sign-in request, besides the tenant's settings. */
export interface AuthorizeInput {
  language: string
  /** In-app path or URL to return to; null for the default page. */
  target: string | null
  /** Ask for the password even if the identity server has a session (C-027). After a sign-in link it always asks. */
  forcePassword?: boolean
  /** Show the form that sends a sign-in link to the target, instead of the one with a password. */
  byLink?: boolean
  /** The email that the form starts with. It travels behind the hash, so that no server logs it. */
  email?: string | undefined
}

/**
 * Builds a sign-in request and stores its state in local storage in the format of oidc-client-ts, so that the library can
 * finish the sign-in. Written by hand because a visitor without a session should not have to download the library.
 * Returns the URL to go to. Rejects when the browser has no `crypto.subtle` (plain http) or forbids storage, or discovery fails.
 */
export async function authorize(
  settings: IdentitySettings,
  { language, target, forcePassword = false, byLink = false, email }: AuthorizeInput,
): Promise<string> {
  const promptLogin = forcePassword || byLink || readStorage(signedInByLink) !== null
  const [id, nonce, verifier] = [random(), random(), random()]
  const hybrid = settings.flow === 'hybrid'
  const mode = hybrid ? 'fragment' : 'query'
  const query = new URLSearchParams({
    client_id: settings.clientId,
    redirect_uri: settings.redirectUri,
    response_type: hybrid ? 'code id_token token' : 'code',
    response_mode: mode,
    scope: settings.scope,
    state: id,
    nonce,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    [settings.languageParameter]: language,
    ...(promptLogin && { prompt: 'login' }),
    ...(byLink && { link_target: target ?? '/' }),
  })
  const endpoint = settings.authorization ?? (await discover(settings.authority))
  // Not `writeStorage`: without stored state the sign-in cannot be finished, so fail before a password is typed.
  localStorage.setItem(`oidc.${id}`, JSON.stringify(stateOf(settings, { id, nonce, verifier, mode, target })))
  const hint = email ? `#${new URLSearchParams({ login_hint: email }).toString()}` : ''
  return `${endpoint}?${query.toString()}${hint}`
}

interface StateInput {
  id: string
  nonce: string
  verifier: string
  mode: 'fragment' | 'query'
  target: string | null
}

/** What oidc-client-ts stores of a sign-in request. */
const stateOf = (settings: IdentitySettings, { id, nonce, verifier, mode, target }: StateInput) => ({
  id,
  data: { target },
  created: Math.floor(Date.now() / 1000),
  request_type: 'si:r',
  code_verifier: verifier,
  authority: settings.authority,
  client_id: settings.clientId,
  redirect_uri: settings.redirectUri,
  scope: settings.scope,
  response_mode: mode,
  nonce,
})

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

const random = () => base64url(crypto.getRandomValues(new Uint8Array(32)))

const challengeOf = async (verifier: string) =>
  base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

async function discover(authority: string): Promise<string> {
  const read = async () => {
    const answer = await fetch(`${authority}/.well-known/openid-configuration`)
    return (await answer.json()) as { authorization_endpoint: string }
  }
  // Once more: otherwise one lost answer ends at the sign-in screen, which waits for a click.
  return (await read().catch(read)).authorization_endpoint
}
