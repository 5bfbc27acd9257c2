import { createCipheriv, createHmac, timingSafeEqual } from 'node:crypto'

/** The way of signing that Redsys calls by this name. */
export const SIGNATURE_VERSION = 'HMAC_SHA256_V1'

/** Size of a block of 3DES, in bytes. */
const BLOCK = 8

/**
 * The signature of a payment's parameters as Redsys documents it: HMAC-SHA256 under a key of the order's own.
 * In: the shop's key (base64), the order number, the parameters as they are sent (base64). Out: base64.
 */
export const sign = (key: string, order: string, parameters: string): string =>
  digest(key, order, parameters).toString('base64')

/** Whether a signature, base64 or its url-safe form, is that of the parameters. Takes the same time for each wrong one. */
export function isSigned(key: string, order: string, parameters: string, signature: string): boolean {
  const expected = digest(key, order, parameters)
  const given = Buffer.from(signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const digest = (key: string, order: string, parameters: string) =>
  createHmac('sha256', orderKey(key, order)).update(parameters).digest()

/** The key of one order: its number, padded with zeros, encrypted with 3DES-CBC from a zero vector. */
export function orderKey(key: string, order: string): Buffer {
  const text = Buffer.from(order)
  const padded = Buffer.alloc(Math.ceil(text.length / BLOCK) * BLOCK)
  text.copy(padded)
  const cipher = createCipheriv('des-ede3-cbc', Buffer.from(key, 'base64'), Buffer.alloc(BLOCK))
  cipher.setAutoPadding(false)
  return Buffer.concat([cipher.update(padded), cipher.final()])
}
