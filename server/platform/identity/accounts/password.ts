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

/**
 * Returns `scrypt$N$r$p$salt$hash`, with salt and hash in base64url. With the salt and cost of `like`, another hash, a
 * password is compared with both in the time of one.
 */
export async function hashPassword(password: string, like?: string): Promise<string> {
  const { salt, cost } = (like !== undefined && decode(like)) || { salt: randomBytes(16), cost: currentCost }
  return encode(salt, await derive(password, salt, cost), cost)
}

/** Whether a password is compared with both hashes in the time of one. */
export const hasSameSalt = (one: string, other: string): boolean => saltOf(one) === saltOf(other)

const saltOf = (stored: string) => stored.slice(0, stored.lastIndexOf('$'))

/** Compares in constant time. Returns false for a malformed hash. */
export const verifyPassword = async (password: string, stored: string): Promise<boolean> =>
  (await findHash(password, [stored])) !== undefined

/**
 * The first of the hashes that a password matches. Hashes with one salt take as long as one hash: an attempt does not tell
 * how many there are.
 */
export async function findHash(password: string, stored: readonly string[]): Promise<string | undefined> {
  const derived = new Map<string, Buffer>()
  for (const hash of new Set(stored.map(saltOf))) {
    const { salt, cost } = decode(`${hash}$`) ?? {}
    if (salt && cost) derived.set(hash, await derive(password, salt, cost))
  }
  return stored.find((candidate) => {
    const expected = Buffer.from(candidate.slice(saltOf(candidate).length + 1), 'base64url')
    const key = derived.get(saltOf(candidate))
    return key?.length === expected.length && timingSafeEqual(key, expected)
  })
}

function decode(stored: string): { salt: Buffer; cost: PasswordCost } | undefined {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) return undefined
  const isUnusable = saltOf(stored) === saltOf(UNUSABLE_HASH)
  const cost = isUnusable ? currentCost : { N: Number(N), r: Number(r), p: Number(p) }
  return { salt: Buffer.from(salt, 'base64url'), cost }
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
