import { currentLanguage } from '../../i18n/i18n'
import { leavePage } from '../signIn'

/**
 * Hands the link of a letter to the identity server, which takes it as the first step of the sign-in that follows and asks
 * for the second one (decision 220). At another origin than its own the person starts with their password instead.
 */
export function signInWithLink(token: string, target: string): void {
  void leavePage(async (identity) => {
    const kept = { method: 'POST', body: new URLSearchParams({ token }) }
    await fetch(`${identity.authority}/link`, kept).catch(() => undefined)
    const { authorize } = await import('../identity/index')
    // The identity server may have a session of somebody else.
    return authorize(identity, { language: currentLanguage(), target, forcePassword: true })
  })
}
