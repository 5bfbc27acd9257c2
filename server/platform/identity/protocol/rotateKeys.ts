import type { Tx } from '../../db/database'
import type { KeyRing } from '../../secrets/keyRing'
import { addKey } from './keys'

/** How long a replaced key still verifies: a day more than a session lasts. */
const KEPT = `interval '15 days'`

/** The keys of people's sessions. A key that seals secrets stays: what it has sealed has no end. */
const replaced = ['signing', 'cookie'] as const

/** A key of a tenant, without what is secret of it. */
export interface KeyState {
  tenant: string
  purpose: string
  number: number
  createdAt: Date
  isSealed: boolean
}

/** Adds a key of each kind to a tenant, and deletes those whose time is over. Running processes use the new ones after two minutes. */
export async function rotateKeys(db: Tx, tenant: string, ring: KeyRing | undefined): Promise<void> {
  await db.query(
    `delete from identity_key k where tenant = $1 and exists (select from identity_key later
       where later.tenant = k.tenant and later.purpose = k.purpose and later.number > k.number
         and later.created_at < now() - ${KEPT})`,
    [tenant],
  )
  for (const purpose of replaced) {
    const [row] = await db.query<{ last: number }>(
      'select coalesce(max(number), 0)::int as last from identity_key where tenant = $1 and purpose = $2',
      [tenant, purpose],
    )
    await addKey(db, ring, { tenant, purpose, number: (row?.last ?? 0) + 1 })
  }
}

/**
 * Deletes the keys of a tenant's sessions except the newest: what they have signed is worth nothing any more. Resolves to how many those are.
 */
export async function retireKeys(db: Tx, tenant: string): Promise<number> {
  const deleted = await db.query(
    `delete from identity_key k where tenant = $1 and purpose = any($2) and exists (select from identity_key later
       where later.tenant = k.tenant and later.purpose = k.purpose and later.number > k.number) returning number`,
    [tenant, [...replaced]],
  )
  return deleted.length
}

/** Lists the keys of all tenants. */
export const listKeys = (db: Tx): Promise<KeyState[]> =>
  db.query(
    `select tenant, purpose, number, created_at as "createdAt", key ? 'sealed' as "isSealed" from identity_key
     order by tenant, purpose, number`,
  )
