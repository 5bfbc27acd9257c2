import type { Call } from '../../http/call'
import { showRefusal } from '../../ui/feedback/apiErrors'
import type { SignInLink } from './signInLink'
import { recordRefusal } from '../signInRefusal'
import { parseReturnTarget } from './returnTarget'
import { storeLinkToken } from '../session'

/**
 * Exchanges a sign-in link for a session and goes to its target (AUTH-066, C-024). The token leaves the address bar first.
 * For a used or expired link it shows a message, and the sign-in screen waits for a click.
 */
export async function exchangeLink(
  { token, redirectUrl, wait }: SignInLink,
  call: Call,
  allowed: readonly string[],
): Promise<void> {
  history.replaceState(null, '', '/#/auth')
  const pause = new Promise((resolve) => setTimeout(resolve, wait))
  try {
    const link = await call('GET api/auth/magic-link', { query: { token }, quiet: true })
    await pause
    storeLinkToken(link.token)
    const target = parseReturnTarget(redirectUrl ?? link.redirectUrl, location.origin, allowed)
    if (target && 'url' in target) return leaveTo(target.url)
    history.replaceState(null, '', `/#${target?.path ?? '/'}`)
  } catch (error) {
    recordRefusal()
    showRefusal(error)
  }
}

/** Never resolves, because the page is being left. */
function leaveTo(url: string): Promise<never> {
  location.replace(url)
  return new Promise(() => {})
}
