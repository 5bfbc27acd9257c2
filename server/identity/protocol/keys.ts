import { randomBytes, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../../db/engine'

/** What a tenant signs with. */
export interface Keys {
  /** Private JWK, RS256: the algorithm every OpenID Connect client must know. */
  signing: JWK
  cookie: string
}

/** The tenant's keys, made the first time. Processes that start together end with the same ones. */
export async function loadKeys(db: Db, tenant: string): Promise<Keys> {
  const [signing, cookie] = await Promise.all([
    readOrCreate<JWK>(db, tenant, 'signing', newSigningKey),
    readOrCreate<string>(db, tenant, 'cookie', async () => randomBytes(32).toString('base64url')),
  ])
  return { signing, cookie }
}

/** The part of a signing key that verifies. */
export const publicKey = ({ kty, n, e, kid, alg, use }: JWK): JWK => ({ kty, n, e, kid, alg, use }) as JWK

/** A private JWK for RS256. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomUUID() }
}

async function readOrCreate<T>(db: Db, tenant: string, purpose: string, make: () => Promise<T>): Promise<T> {
  const found = await read<T>(db, tenant, purpose)
  if (found !== undefined) return found
  await db.query(
    `insert into identity_key (tenant, purpose, key) values ($1, $2, $3::jsonb)
     on conflict (tenant, purpose) do nothing`,
    [tenant, purpose, JSON.stringify({ value: await make() })],
  )
  const made = await read<T>(db, tenant, purpose)
  if (made === undefined) throw new Error(`The ${purpose} key of ${tenant} could not be kept`)
  return made
}

async function read<T>(db: Db, tenant: string, purpose: string): Promise<T | undefined> {
  const [row] = await db.query<{ key: { value: T } }>(
    'select key from identity_key where tenant = $1 and purpose = $2',
    [tenant, purpose],
  )
  return row?.key.value
}
