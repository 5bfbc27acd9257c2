import { del, get, set } from 'idb-keyval'
import type { Language } from '../../i18n/languages'
import type { OfflineContent } from '../../plugin/points'
import { currentSession } from '../../session/session'
import { toPersonContext } from '../../session/personContext'
import { readStorage, writeStorage } from '../../state/localStorage'

/** What a person can read without a connection, and when each content was read. */
export interface OfflineCopy {
  language: Language
  contents: readonly (OfflineContent & { at: number })[]
}

/** Where the copy is, encrypted. A sign-out removes every key that is no setting of the device, and so this one. */
const COPY = 'offlineCopy'
/** The name of the key in IndexedDB, where no script can read its bytes. */
const KEY = 'offlineKey'
/** Milliseconds after which a copy is too old to be of use. */
const MAX_AGE = 14 * 86_400_000

/** Encrypts and stores the copy of the current person. Does nothing if somebody else is signed in by now. */
export async function storeCopy(personKey: string, copy: OfflineCopy): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const text = new TextEncoder().encode(JSON.stringify(copy))
  const data = await crypto.subtle.encrypt(algorithm(iv, personKey), await ownKey(), text)
  if (toPersonContext(currentSession()).personKey !== personKey) return
  writeStorage(COPY, JSON.stringify({ iv: toText(iv), data: toText(new Uint8Array(data)) }))
}

/** The copy of the current person; null if there is none, it is of somebody else, or it is too old. */
export async function readCopy(now = Date.now()): Promise<OfflineCopy | null> {
  const { actor, personKey } = toPersonContext(currentSession())
  const stored = readStorage(COPY)
  if (actor === '' || stored === null) return null
  try {
    const { iv, data } = JSON.parse(stored) as Record<'iv' | 'data', string>
    const key = await get<CryptoKey>(KEY)
    if (!key) return null
    const text = await crypto.subtle.decrypt(algorithm(toBytes(iv), personKey), key, toBytes(data))
    const copy = JSON.parse(new TextDecoder().decode(text)) as OfflineCopy
    const isOld = copy.contents.some(({ at }) => now - at > MAX_AGE)
    return isOld ? null : copy
  } catch {
    return null
  }
}

/** Removes the copy and its key. */
export function removeCopy(): void {
  writeStorage(COPY, null)
  void del(KEY).catch(() => undefined)
}

/** The key of the stored copy; a new one where there is no copy, so that nothing from before can be read with it. */
async function ownKey(): Promise<CryptoKey> {
  const known = readStorage(COPY) === null ? undefined : await get<CryptoKey>(KEY)
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await set(KEY, key)
  return key
}

/** The person is authenticated with the content: the copy of somebody else cannot be decrypted. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, personKey: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(personKey),
})

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
