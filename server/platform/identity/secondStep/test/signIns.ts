import { expect } from 'vitest'
import { Secret, TOTP } from 'otpauth'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { openBrowser, type Answer, type Browser } from '../../test/browser'
import { authorizationRequest, exchange, formAddress, type Tokens } from '../../test/portal'
import type { AnswerChange, TestAuthenticator } from './authenticator'

export const admin = 'admin@portico.test'

const decode = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'")

const dataOf = ({ body }: Answer): unknown =>
  JSON.parse(decode(/data-options="([^"]+)"/.exec(body)?.[1] ?? 'null'))

/** What a page asks a passkey for. */
export const requestOf = (page: Answer) => dataOf(page) as PublicKeyCredentialRequestOptionsJSON

/** The recovery codes that a page shows. */
export const codesOf = ({ body }: Answer): string[] =>
  [...body.matchAll(/<li><code class="code">([^<]+)/g)].map(([, code]) => code ?? '')

/** The code of an app whose clock is off by some seconds. */
export const codeOf = (secret: string, shift = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 1000 })

/** Signs in to the portal at an origin, with a browser for each sign-in. */
export function signInsAt(origin: string) {
  /** A sign-in page after a right password, where the redirect leads. */
  const afterPassword = async (browser: Browser, email: string, request = authorizationRequest(origin)) => {
    const form = await browser.go(request.address)
    const sent = await browser.go(formAddress(origin, form), { email, password: 'Portico2026' })
    return {
      ...request,
      next: origin + String(sent.headers.location).replace(origin, ''),
      base: formAddress(origin, form).split('?')[0] ?? '',
    }
  }
  /** Follows the redirects of a finished sign-in, and exchanges its code. */
  const finish = async (browser: Browser, answer: Answer, verifier: string): Promise<Tokens> => {
    const resumed = await browser.go(new URL(String(answer.headers.location), origin).href)
    const callback = new URL(String(resumed.headers.location))
    expect(callback.pathname).toBe('/callback')
    const { body } = await exchange(browser, origin, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: `${origin}/callback`,
      code_verifier: verifier,
    })
    return JSON.parse(body) as Tokens
  }
  const setUpApp = async (email = admin) => {
    const browser = openBrowser()
    const { base, verifier } = await afterPassword(browser, email)
    const page = await browser.go(`${base}/second-step/set-up/app`)
    const secret = (/<code class="code">([A-Z2-7 ]+)</.exec(page.body)?.[1] ?? '').replaceAll(' ', '')
    const setup = /name="setup" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    // Of the last period, so that the current one is left for the next sign-in.
    const shown = await browser.go(`${base}/second-step/set-up/app`, { setup, code: codeOf(secret, -30) })
    const codes = codesOf(shown)
    const tokens = await finish(browser, await browser.go(`${base}/second-step/done`, {}), verifier)
    return { secret, codes, tokens, browser }
  }
  const setUpPasskey = async (authenticator: TestAuthenticator, email = admin, change: AnswerChange = {}) => {
    const browser = openBrowser()
    const { base, verifier } = await afterPassword(browser, email)
    const address = `${base}/second-step/set-up/passkey`
    const options = dataOf(await browser.go(address)) as PublicKeyCredentialCreationOptionsJSON
    const credential = JSON.stringify(authenticator.create(options, change))
    const shown = await browser.go(address, { credential })
    return { browser, base, verifier, shown, options, credential, address }
  }
  const passkeyAlone = async (authenticator: TestAuthenticator, change: AnswerChange = {}) => {
    const browser = openBrowser()
    const { address, verifier } = authorizationRequest(origin)
    const base = formAddress(origin, await browser.go(address)).split('?')[0] ?? ''
    const options = requestOf(await browser.go(`${base}/passkey`))
    const credential = JSON.stringify(authenticator.get(options, change))
    return {
      browser,
      base,
      verifier,
      options,
      credential,
      answer: await browser.go(`${base}/passkey`, { credential }),
    }
  }
  /** Does the second step with a code. */
  const prove = async (way: 'app' | 'recovery', code: string, email = admin) => {
    const browser = openBrowser()
    const signIn = await afterPassword(browser, email)
    const answer = await browser.go(`${signIn.base}/second-step/${way}`, { code })
    return { browser, ...signIn, answer, isRight: answer.status === 303 }
  }
  return { afterPassword, finish, setUpApp, setUpPasskey, passkeyAlone, prove }
}
