import { DbError, type Tx } from '../../db/database'
import { sealByRing, unsealByRing, type KeyRing, type SealPurpose } from '../../secrets/keyRing'

/** What a key of a tenant is for. */
export type KeyPurpose = 'signing' | 'cookie' | 'secrets' | 'push'

/** How a key is stored: as it is, or encrypted with a key from outside of the database. */
type StoredKey = { value: unknown } | { sealed: string }

interface Row {
  tenant: string
  purpose: KeyPurpose
  number: number
  key: StoredKey
}

/** How long a new key is known before it is used: until then each process has read it (keyReader.ts). */
const NOTICE = `interval '2 minutes'`

/**
 * The keys of a tenant by purpose: the one in use first, then the others, which still verify or open. Rejects with `DbError` for a key
 * that was encrypted with another one than those of the ring.
 */
export async function readKeys(
  db: Tx,
  tenant: string,
  ring: KeyRing | undefined,
): Promise<Map<KeyPurpose, unknown[]>> {
  const rows = await db.query<Row>(
    `select tenant, purpose, number, key from identity_key where tenant = $1
     order by created_at <= now() - ${NOTICE} desc, case when created_at <= now() - ${NOTICE} then -number else number end`,
    [tenant],
  )
  const keys = new Map<KeyPurpose, unknown[]>()
  for (const row of rows) keys.set(row.purpose, [...(keys.get(row.purpose) ?? []), openKey(row, ring).value])
  return keys
}

/** Stores a key under its number, unless another process has done so before. */
export async function storeKey(
  db: Tx,
  ring: KeyRing | undefined,
  key: Omit<Row, 'key'> & { value: unknown },
): Promise<void> {
  await db.query(
    `insert into identity_key (tenant, purpose, number, key) values ($1, $2, $3, $4::jsonb)
     on conflict (tenant, purpose, number) do nothing`,
    [key.tenant, key.purpose, key.number, JSON.stringify(closeKey(key, ring))],
  )
}

/**
 * Encrypts the keys that are stored as they are; with `isRenewal` also those that another key of the ring has encrypted. Resolves to how
 * many it has changed. Rejects with `DbError` for a key that the ring does not open.
 */
export async function sealKeys(db: Tx, ring: KeyRing | undefined, isRenewal = false): Promise<number> {
  const rows = await db.query<Row>('select tenant, purpose, number, key from identity_key')
  let count = 0
  for (const row of rows) {
    const { value, isCurrent } = openKey(row, ring)
    if (!ring || ('sealed' in row.key && (isCurrent || !isRenewal))) continue
    await db.query(
      'update identity_key set key = $4::jsonb where tenant = $1 and purpose = $2 and number = $3',
      [row.tenant, row.purpose, row.number, JSON.stringify(closeKey({ ...row, value }, ring))],
    )
    count += 1
  }
  return count
}

const purposeOf = ({ tenant, purpose }: Pick<Row, 'tenant' | 'purpose'>): SealPurpose => ({
  purpose: 'portico identity key',
  owner: [tenant, purpose],
})

const closeKey = (key: Omit<Row, 'key'> & { value: unknown }, ring: KeyRing | undefined): StoredKey =>
  ring ? { sealed: sealByRing(JSON.stringify(key.value), ring, purposeOf(key)) } : { value: key.value }

function openKey(row: Row, ring: KeyRing | undefined): { value: unknown; isCurrent: boolean } {
  if ('value' in row.key) return { value: row.key.value, isCurrent: false }
  const opened = ring && unsealByRing(row.key.sealed, ring, purposeOf(row))
  if (opened) return { value: JSON.parse(opened.text) as unknown, isCurrent: opened.isCurrent }
  throw new DbError(
    `The keys of ${row.tenant} in the database were encrypted with another FILES_KEY. ` +
      'Set the key that the server had, or add it to FILES_KEY_OTHERS.',
  )
}
