import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db, Tx } from '../../db/database'

/** The keys that a tenant signs its tokens and cookies with. */
export interface Keys {
  /** Private JWK for RS256, the algorithm every OpenID Connect client supports. */
  signing: JWK
  cookie: string
}

/** Loads the tenant's keys and creates them on first use. Processes that start at the same time get the same keys. */
export async function loadKeys(db: Db, tenant: string): Promise<Keys> {
  const [signing, cookie] = await Promise.all([
    readOrCreate<JWK>(db, tenant, 'signing', newSigningKey),
    readOrCreate<string>(db, tenant, 'cookie', async () => randomBytes(32).toString('base64url')),
  ])
  return { signing, cookie }
}

/** Loads the tenant's key for secrets and creates it on first use: 32 random bytes in base64url. */
export const loadSecretKey = (db: Tx, tenant: string): Promise<string> =>
  readOrCreate<string>(db, tenant, 'secrets', async () => randomBytes(32).toString('base64url'))

/** The public part of a signing key. */
export const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK

/** Generates a private JWK for RS256. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }
}

async function readOrCreate<T>(
  db: Tx,
  tenant: string,
  purpose: string,
  create: () => Promise<T>,
): Promise<T> {
  const existing = await read<T>(db, tenant, purpose)
  if (existing !== undefined) return existing
  await db.query(
    `insert into identity_key (tenant, purpose, key) values ($1, $2, $3::jsonb)
     on conflict (tenant, purpose) do nothing`,
    [tenant, purpose, JSON.stringify({ value: await create() })],
  )
  const stored = await read<T>(db, tenant, purpose)
  if (stored === undefined) throw new Error(`The ${purpose} key of ${tenant} could not be stored`)
  return stored
}

async function read<T>(db: Tx, tenant: string, purpose: string): Promise<T | undefined> {
  const [row] = await db.query<{ key: { value: T } }>(
    'select key from identity_key where tenant = $1 and purpose = $2',
    [tenant, purpose],
  )
  return row?.key.value
}
