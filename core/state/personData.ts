import {
  devicePrefix,
  signedInByLink,
  storageKeys,
  storageKeysWithPrefix,
  writeStorage,
} from './localStorage'
import { removeTabDataAfterSignOut, signedOutAt } from './tabData'

/** Keys that say nothing about a person and stay after a sign-out, as do those of `deviceKey`. */
const deviceKeys = new Set<string>([
  storageKeys.language,
  storageKeys.pageCount,
  storageKeys.clockOffset,
  signedInByLink,
  signedOutAt,
])

/** Removes everything that belongs to a person from this browser and this tab. The other tabs follow when they notice. */
export function removePersonData(now = Date.now()): void {
  writeStorage(signedOutAt, String(now))
  for (const key of storageKeysWithPrefix(''))
    if (!deviceKeys.has(key) && !key.startsWith(devicePrefix)) writeStorage(key, null)
  removeTabDataAfterSignOut()
}
