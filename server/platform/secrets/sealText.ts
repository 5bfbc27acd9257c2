import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What a text is encrypted with, what for, and whose it is. */
export interface SealKey {
  secret: string | Buffer
  /** Texts of different purposes have different keys. */
  purpose: string
  /** A sealed text opens only for the same owner, for example tenant and person. */
  owner: readonly string[]
}

/** Encrypts a text with AES-256-GCM, with a key that is derived from the secret for the purpose. Returns base64. */
export function sealText(text: string, key: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', cipherKeyOf(key), nonce).setAAD(ownerOf(key))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

/** Decrypts what `sealText` wrote; null for anything else, such as what was written with another secret. */
export function unsealText(sealed: string, key: SealKey): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const end = bytes.length - TAG_BYTES
  if (end < NONCE_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', cipherKeyOf(key), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(ownerOf(key)).setAuthTag(bytes.subarray(end))
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]).toString(
      'utf8',
    )
  } catch {
    return null
  }
}

const cipherKeyOf = ({ secret, purpose }: SealKey) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
const ownerOf = ({ owner }: SealKey) => Buffer.from(JSON.stringify(owner))
