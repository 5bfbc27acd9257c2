import { readStorage } from './localStorage'
import { tabStorage } from './tabStorage'
import { withFallback } from './withFallback'

/** When somebody last signed out in this browser, and the same as this tab knows it. */
export const signedOutAt = 'signedOutAt'

/** What a tab remembers of failed sign-ins, whoever they are. */
const tabKeys = new Set(['signInRefusedAt', 'signInRestarted'])

/**
 * Removes the data of the person from this tab once for each sign-out, also when the tab slept meanwhile. A session that has
 * expired is none: what the person has typed waits for them.
 */
export function removeTabDataAfterSignOut(): void {
  const at = readStorage(signedOutAt)
  if (at === null) return
  withFallback(() => {
    const storage = tabStorage()
    if (storage.getItem(signedOutAt) === at) return
    for (const key of Object.keys(storage)) if (!tabKeys.has(key)) storage.removeItem(key)
    storage.setItem(signedOutAt, at)
  }, undefined)
}
