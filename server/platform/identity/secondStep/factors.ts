import { enqueueAccountLetter } from '../../letters/accountLetter'
import type { Tx } from '../../db/database'
import type { TenantOnServer } from '../../tenants/tenants'
import { deleteRecoveryCodes, renewRecoveryCodes } from './recoveryCodes'
import { mustHaveSecondStep } from '../../sessions/secondStepDuty'

/** A passkey or code app of an account. */
export interface Factor {
  id: number
  kind: 'passkey' | 'app'
  name: string
  createdAt: Date
  lastUsedAt: Date | null
  /** Of a passkey: the host at which browsers offer it. */
  host: string | null
}

/** Whose factors are changed, and the language of the letter about it. */
export interface FactorChange {
  sub: string
  language: string
  now: Date
}

/** The factors of an account, the oldest first. */
export const listFactors = (db: Tx, tenant: string, sub: string): Promise<Factor[]> =>
  db.query<Factor>(
    `select id, kind, name, created_at as "createdAt", last_used_at as "lastUsedAt", host
     from second_step_factor where tenant = $1 and sub = $2 order by id`,
    [tenant, sub],
  )

/**
 * Adds a factor with `add`, which returns its id or undefined if the proof is wrong. With the first factor the account gets
 * recovery codes. The person gets a letter, and adding is written to the history of the user.
 */
export function addFactor(
  db: Tx,
  tenant: string,
  { sub, language, now }: FactorChange,
  add: (tx: Tx) => Promise<number | undefined>,
): Promise<{ recoveryCodes: string[] | null } | undefined> {
  return db.tx(async (tx) => {
    await lockAccount(tx, tenant, sub)
    const isFirst = (await listFactors(tx, tenant, sub)).length === 0
    const id = await add(tx)
    if (id === undefined) return undefined
    const added = (await listFactors(tx, tenant, sub)).find((factor) => factor.id === id)
    await writeToHistory(tx, { tenant, sub, by: sub, before: null, after: added?.name ?? '' })
    await enqueueAccountLetter(tx, tenant, { kind: 'secondStepAdded', personId: sub, language, now })
    return { recoveryCodes: isFirst ? await renewRecoveryCodes(tx, tenant, sub) : null }
  })
}

/** Gives a factor another name. Returns false if the account has no such factor. */
export async function renameFactor(
  db: Tx,
  tenant: string,
  sub: string,
  { id, name }: Pick<Factor, 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await db.query(
    'update second_step_factor set name = $4 where tenant = $1 and sub = $2 and id = $3 returning id',
    [tenant, sub, id, name],
  )
  return renamed.length > 0
}

/**
 * Removes a factor and tells the person by letter; the recovery codes end with the last one. `last`: the tenant requires a second step of this account, so
 * its last factor stays.
 */
export function removeFactor(
  db: Tx,
  tenant: TenantOnServer,
  { sub, language, now }: FactorChange,
  id: number,
): Promise<'removed' | 'unknown' | 'last'> {
  return db.tx(async (tx) => {
    await lockAccount(tx, tenant.id, sub)
    const factors = await listFactors(tx, tenant.id, sub)
    const factor = factors.find((one) => one.id === id)
    if (!factor) return 'unknown'
    const isLast = factors.length === 1
    if (isLast && (await mustHaveSecondStep(tx, tenant, sub))) return 'last'
    await tx.query('delete from second_step_factor where tenant = $1 and sub = $2 and id = $3', [
      tenant.id,
      sub,
      id,
    ])
    if (isLast) await deleteRecoveryCodes(tx, tenant.id, sub)
    await writeToHistory(tx, { tenant: tenant.id, sub, by: sub, before: factor.name, after: null })
    await enqueueAccountLetter(tx, tenant.id, { kind: 'secondStepRemoved', personId: sub, language, now })
    return 'removed'
  })
}

/** Removes all factors and recovery codes of an account. Takes who does it. Returns the number of factors. */
export async function removeAllFactors(tx: Tx, tenant: string, sub: string, by: string): Promise<number> {
  await lockAccount(tx, tenant, sub)
  const removed = await tx.query<{ name: string }>(
    'delete from second_step_factor where tenant = $1 and sub = $2 returning name',
    [tenant, sub],
  )
  await deleteRecoveryCodes(tx, tenant, sub)
  if (removed.length > 0) {
    const before = removed.map(({ name }) => name).join(', ')
    await writeToHistory(tx, { tenant, sub, by, before, after: null })
  }
  return removed.length
}

/** Changes of one account follow one another: two devices must not remove the last two factors at once. */
const lockAccount = (tx: Tx, tenant: string, sub: string): Promise<unknown> =>
  tx.query('select from account where tenant = $1 and sub = $2 for update', [tenant, sub])

interface HistoryEntry {
  tenant: string
  sub: string
  by: string
  before: string | null
  after: string | null
}

const writeToHistory = (tx: Tx, { tenant, sub, by, before, after }: HistoryEntry): Promise<unknown> =>
  tx.query(
    `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, before, after, version)
     select tenant, 'AdminUser', id, $3, now(), 'update', jsonb_build_object('secondStep', $4::text),
       jsonb_build_object('secondStep', $5::text), version from person where tenant = $1 and id = $2`,
    [tenant, sub, by, before, after],
  )
