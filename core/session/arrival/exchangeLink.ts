import type { Call } from '../../http/call'
import { ApiError } from '../../http/apiError'
import type { SignInLink } from './signInLink'
import { recordRefusal } from '../signInRefusal'
import { parseReturnTarget } from './returnTarget'
import { storeLinkToken } from '../session'

/**
 * Exchanges a sign-in link for a session and goes to its target (AUTH-066, C-024). The token leaves the address bar first.
 * A used or expired link leads to the page that says so and offers a new one.
 */
export async function exchangeLink(link: SignInLink, call: Call, allowed: readonly string[]): Promise<void> {
  history.replaceState(null, '', '/#/auth')
  const pause = new Promise((resolve) => setTimeout(resolve, link.wait))
  try {
    const answer = await call('GET api/auth/magic-link', { query: { token: link.token }, quiet: true })
    await pause
    storeLinkToken(answer.token)
    const target = parseReturnTarget(link.redirectUrl ?? answer.redirectUrl, location.origin, allowed)
    if (target && 'url' in target) return leaveTo(target.url)
    history.replaceState(null, '', `/#${target?.path ?? '/'}`)
  } catch (error) {
    // The identity server may have a session of somebody else, so the next sign-in asks for the password.
    recordRefusal()
    if (error instanceof ApiError && error.status === 400)
      history.replaceState(null, '', expiredAddress(link))
  }
}

/** The page of a link that no longer works. Target and e-mail travel behind the hash, which no server sees. */
function expiredAddress({ redirectUrl, email }: SignInLink): string {
  const query = new URLSearchParams({
    ...(redirectUrl !== undefined && { redirectUrl }),
    ...(email !== undefined && { login_hint: email }),
  }).toString()
  return query === '' ? '/#/link-expired' : `/#/link-expired?${query}`
}

/** Never resolves, because the page is being left. */
function leaveTo(url: string): Promise<never> {
  location.replace(url)
  return new Promise(() => {})
}
