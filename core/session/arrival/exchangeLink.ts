import type { Call } from '../../http/call'
import { tellRefusal } from '../../ui/feedback/apiErrors'
import type { Link } from './signInLink'
import { rememberRefusal } from '../signInRefusal'
import { returnTarget } from './returnTarget'
import { keepLink } from '../session'

/**
 * Exchanges a link for a session and goes on to its target (AUTH-066, C-024). The token leaves the address bar first.
 * A link that is used or expired is told, and the auth screen waits for a click.
 */
export async function exchangeLink(
  { token, redirectUrl, wait }: Link,
  call: Call,
  allowed: readonly string[],
): Promise<void> {
  history.replaceState(null, '', '/#/auth')
  const pause = new Promise((resolve) => setTimeout(resolve, wait))
  try {
    const link = await call('GET api/auth/magic-link', { query: { token }, quiet: true })
    await pause
    keepLink(link.token)
    const target = returnTarget(redirectUrl ?? link.redirectUrl, location.origin, allowed)
    if (target && 'url' in target) return leaveTo(target.url)
    history.replaceState(null, '', `/#${target?.path ?? '/'}`)
  } catch (error) {
    rememberRefusal()
    tellRefusal(error)
  }
}

/** Resolves never: the page is going. */
function leaveTo(url: string): Promise<never> {
  location.replace(url)
  return new Promise(() => {})
}
