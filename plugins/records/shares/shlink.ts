import { base64url, compactDecrypt, CompactEncrypt } from 'jose'

/** A SMART Health Link (docs.smarthealthit.org/smart-health-links): the address of its manifest, and the key that only its holders have. */
export interface Shlink {
  url: string
  /** 256 bits in base64url. */
  key: string
  /** Seconds since 1970. */
  exp?: number
  /** P: with a code. U: one file without a manifest. L: it may change. */
  flag?: string
}

const SCHEME = 'shlink:/'
const KEY_BYTES = 32

/** The page of this portal that shows a link: behind the last hash no server sees it. */
export const addressOf = (link: Shlink, portal: string): string =>
  `${portal}/#/shared#${SCHEME}${base64url.encode(JSON.stringify({ ...link, v: 1 }))}`

/** Reads the link in an address or a text; null without one, or for one that is not well formed. */
export function readShlink(address: string): Shlink | null {
  const [, payload] = /shlink:\/([A-Za-z0-9_-]+)/.exec(address) ?? []
  if (payload === undefined) return null
  try {
    const link: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(payload)))
    return isShlink(link) ? link : null
  } catch {
    return null
  }
}

function isShlink(link: unknown): link is Shlink {
  if (typeof link !== 'object' || link === null) return false
  const { url, key, exp, flag } = link as Record<string, unknown>
  return (
    typeof url === 'string' &&
    URL.canParse(url) &&
    typeof key === 'string' &&
    base64url.decode(key).length === KEY_BYTES &&
    (exp === undefined || typeof exp === 'number') &&
    (flag === undefined || typeof flag === 'string')
  )
}

/** Encrypts a summary with a new key. Only the ciphertext may leave the device; the key goes into the link. */
export async function encryptSummary(summary: object): Promise<{ content: string; key: string }> {
  const key = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  const content = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(summary)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json' })
    .encrypt(key)
  return { content, key: base64url.encode(key) }
}

/** Decrypts a file of a link. Throws for another key, another method, or what is not JSON. */
export async function decryptSummary(content: string, key: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(content, base64url.decode(key), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return JSON.parse(new TextDecoder().decode(plaintext))
}
