import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** The parameters of scrypt that make a guess expensive. */
export interface PasswordCost {
  N: number
  r: number
  p: number
}

/** The cost that OWASP recommends. Each hash stores its own, so it can be raised: a sign-in then renews the hash. */
const RECOMMENDED: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const LENGTH = 32

let currentCost = RECOMMENDED

/** Sets the cost of new hashes. Only for tests, which make thousands; no setting of the server leads here. */
export function setPasswordCost(cost: PasswordCost = RECOMMENDED): void {
  currentCost = cost
}

/** Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const cost = currentCost
  const salt = randomBytes(16)
  return encode(salt, await derive(password, salt, cost), cost)
}

/** Compares in constant time. Returns false for a malformed hash. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64url')
  const cost = stored === UNUSABLE_HASH ? currentCost : { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), cost)
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

/** Whether a hash was made with another cost or scheme than new hashes. */
export function isOutdatedHash(stored: string): boolean {
  const { N, r, p } = currentCost
  return !stored.startsWith(`scrypt$${N}$${r}$${p}$`)
}

/** A hash no password matches. Comparing with it takes as long as with a real one. */
export const UNUSABLE_HASH = encode(randomBytes(16), randomBytes(LENGTH))

function encode(salt: Buffer, hash: Buffer, { N, r, p } = RECOMMENDED): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
