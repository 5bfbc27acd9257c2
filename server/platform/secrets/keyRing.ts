import { sealText, unsealText, type SealKey } from './sealText'

/** Keys from outside of the database: the first one encrypts, and each of them decrypts. */
export type KeyRing = readonly [Buffer | string, ...(Buffer | string)[]]

/** What a text is encrypted for, and whose it is. */
export type SealPurpose = Omit<SealKey, 'secret'>

/** Encrypts a text with the first key. */
export const sealByRing = (text: string, [secret]: KeyRing, purpose: SealPurpose): string =>
  sealText(text, { secret, ...purpose })

/** Decrypts a text with the key that fits; null if none does. `isCurrent`: the first one did. */
export function unsealByRing(
  sealed: string,
  ring: KeyRing,
  purpose: SealPurpose,
): { text: string; isCurrent: boolean } | null {
  for (const [place, secret] of ring.entries()) {
    const text = unsealText(sealed, { secret, ...purpose })
    if (text !== null) return { text, isCurrent: place === 0 }
  }
  return null
}
