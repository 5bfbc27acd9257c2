import type { Call } from '../../http/call'
import { ApiError } from '../../http/apiError'
import { parseReturnTarget, type ReturnTarget } from './returnTarget'
import { signInWithLink } from './signInWithLink'
import { recordRefusal } from '../signInRefusal'
import { storeLinkToken } from '../session'
import type { SignInLink } from './signInLink'

/**
 * Exchanges a sign-in link for a session (C-024). Call it only when the person presses the button. Returns where to
 * go, null for the default page, or `expired` for a link that was used or has expired. Rejects if the link was not checked, and
 * never resolves where a second step follows, because the page is left for it.
 */
export async function exchangeLink(
  link: SignInLink,
  call: Call,
  allowed: readonly string[],
): Promise<ReturnTarget | null | 'expired'> {
  const pause = new Promise((resolve) => setTimeout(resolve, link.wait))
  try {
    const answer = await call('POST api/auth/sign-in-link', {
      capability: 'signInLinks',
      body: { token: link.token },
      quiet: true,
    })
    await pause
    storeLinkToken(answer.token)
    return parseReturnTarget(link.redirectUrl ?? answer.redirectUrl, location.origin, allowed)
  } catch (error) {
    if (error instanceof ApiError && error.message === 'SECOND_STEP_REQUIRED') {
      signInWithLink(link.token, link.redirectUrl ?? '/')
      // The page is being left.
      return new Promise(() => {})
    }
    // The identity server may have a session of somebody else, so the next sign-in asks for the password.
    recordRefusal()
    if (error instanceof ApiError && error.status === 400) return 'expired'
    throw error
  }
}
