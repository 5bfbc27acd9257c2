import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Tx } from '../../db/database'
import type { KeyRing } from '../../secrets/keyRing'
import { readKeys, storeKey, type KeyPurpose } from './storedKeys'

/** The keys that a tenant signs its tokens and cookies with: the first one signs, and all of them verify. */
export interface Keys {
  /** Private JWKs for RS256, the algorithm every OpenID Connect client supports. */
  signing: readonly [JWK, ...JWK[]]
  cookie: readonly [string, ...string[]]
}

/** The keys that are made here. */
type OwnPurpose = Exclude<KeyPurpose, 'push'>

const create: Readonly<Record<OwnPurpose, () => Promise<unknown>>> = {
  signing: newSigningKey,
  cookie: newSecret,
  secrets: newSecret,
}

/**
 * Loads the tenant's keys and creates them on first use. Processes that start at the same time get the same keys. `ring` encrypts them in
 * the database.
 */
export async function loadKeys(db: Tx, tenant: string, ring?: KeyRing): Promise<Keys> {
  const keys = await readOrCreate(db, tenant, ring, ['signing', 'cookie'])
  return { signing: keys.get('signing'), cookie: keys.get('cookie') } as unknown as Keys
}

/** Loads the tenant's key for secrets and creates it on first use: 32 random bytes in base64url. */
export async function loadSecretKey(db: Tx, tenant: string, ring?: KeyRing): Promise<string> {
  const keys = await readOrCreate(db, tenant, ring, ['secrets'])
  return keys.get('secrets')?.[0] as string
}

/** Adds a key that replaces the one in use. */
export async function addKey(
  db: Tx,
  ring: KeyRing | undefined,
  key: { tenant: string; purpose: OwnPurpose; number: number },
): Promise<void> {
  await storeKey(db, ring, { ...key, value: await create[key.purpose]() })
}

/** Loads the tenant's key pair for messages to browsers, and makes it with `createPair` on first use. */
export async function loadPushKeys<T>(
  db: Tx,
  tenant: string,
  ring: KeyRing | undefined,
  createPair: () => Promise<T>,
): Promise<T> {
  const read = async () => (await readKeys(db, tenant, ring)).get('push')?.[0] as T | undefined
  const existing = await read()
  if (existing !== undefined) return existing
  await storeKey(db, ring, { tenant, purpose: 'push', number: 1, value: await createPair() })
  // Another process may have been first.
  const stored = await read()
  if (stored === undefined) throw new Error(`The push key of ${tenant} could not be stored`)
  return stored
}

/** The public part of a signing key. */
export const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK

/** Generates a private JWK for RS256. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }
}

async function newSecret(): Promise<string> {
  return randomBytes(32).toString('base64url')
}

async function readOrCreate(
  db: Tx,
  tenant: string,
  ring: KeyRing | undefined,
  purposes: readonly OwnPurpose[],
): Promise<Map<KeyPurpose, unknown[]>> {
  const existing = await readKeys(db, tenant, ring)
  const missing = purposes.filter((purpose) => !existing.has(purpose))
  if (missing.length === 0) return existing
  for (const purpose of missing) await addKey(db, ring, { tenant, purpose, number: 1 })
  const stored = await readKeys(db, tenant, ring)
  for (const purpose of purposes)
    if (!stored.has(purpose)) throw new Error(`The ${purpose} key of ${tenant} could not be stored`)
  return stored
}
