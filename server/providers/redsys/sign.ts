import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** The name that Redsys gives to this way of signing. */
export const SIGNATURE_VERSION = 'HMAC_SHA256_V1'

/** The block size of 3DES in bytes. */
const BLOCK = 8

/**
 * Signs the parameters of a payment with HMAC-SHA256 and a key derived from the order, as Redsys documents it.
 * Takes the key of the shop (base64), the number of the order, and the encoded parameters (base64). Returns base64.
 */
export const sign = (key: string, order: string, parameters: string): string =>
  digest(key, order, parameters).toString('base64')

/** Whether a signature (base64 or base64url) matches the parameters. Compares in constant time. */
export function isSigned(key: string, order: string, parameters: string, signature: string): boolean {
  const expected = digest(key, order, parameters)
  const received = Buffer.from(signature, 'base64')
  return received.length === expected.length && timingSafeEqual(received, expected)
}

const digest = (key: string, order: string, parameters: string) =>
  createHmac('sha256', orderKey(key, order)).update(parameters).digest()

/** The key of one order: its number, padded with zeros, encrypted with 3DES-CBC and a zero vector. */
export function orderKey(key: string, order: string): Buffer {
  const text = Buffer.from(order)
  const padded = Buffer.alloc(Math.ceil(text.length / BLOCK) * BLOCK)
  text.copy(padded)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(BLOCK))
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}
