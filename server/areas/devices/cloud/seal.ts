import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A secret of a tenant, and whose value is encrypted with it. */
export interface SealKey {
  secret: string
  tenant: string
  patient: string
}

/**
 * Encrypts a text with AES-256-GCM, with a key that is derived from the tenant's secret at the provider. It can be opened only
 * for the same person of the same tenant.
 */
export function seal(text: string, key: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(ownerOf(key))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}

/** Decrypts what `seal` wrote; null for anything else, such as what was written with an earlier secret. */
export function unseal(sealed: string, key: SealKey): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  const end = bytes.length - TAG_BYTES
  if (end < NONCE_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(key), bytes.subarray(0, NONCE_BYTES), {
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

const keyOf = ({ secret }: SealKey) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'portico device tokens', 32))
const ownerOf = ({ tenant, patient }: SealKey) => Buffer.from(JSON.stringify([tenant, patient]))
