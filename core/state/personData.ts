import {
  devicePrefix,
  readStorage,
  signedInByLink,
  storageKeys,
  storageKeysWithPrefix,
  writeStorage,
} from './localStorage'
import { tabStorage } from './tabStorage'
import { withFallback } from './withFallback'

/** When somebody last signed out in this browser, and the same as this tab knows it. */
const signedOutAt = 'signedOutAt'

/** Keys that say nothing about a person and stay after a sign-out, as do those of `deviceKey`. */
const deviceKeys = new Set<string>([
  storageKeys.language,
  storageKeys.pageCount,
  storageKeys.clockOffset,
  signedInByLink,
  signedOutAt,
])
/** What a tab remembers of failed sign-ins, whoever they are. */
const tabKeys = new Set(['signInRefusedAt', 'signInRestarted'])

/** Removes everything that belongs to a person from this browser and this tab. The other tabs follow when they notice. */
export function removePersonData(now = Date.now()): void {
  writeStorage(signedOutAt, String(now))
  for (const key of storageKeysWithPrefix(''))
    if (!deviceKeys.has(key) && !key.startsWith(devicePrefix)) writeStorage(key, null)
  removeTabDataAfterSignOut()
}

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
