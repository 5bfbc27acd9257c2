import type { Tx } from '../../platform/db/database'
import { personTables, type PersonTable, type RowGroup } from './personTables'
import type { Terms } from './terms'

/** Whose rows they are. */
export interface Who {
  tenant: string
  ids: readonly string[]
  addresses: readonly string[]
  /** Name and surname, as letters to others contain them. */
  names: readonly string[]
}

/** Numbers of rows by table; tables without any are left out. */
export type RowCounts = Readonly<Record<string, number>>

const conditionOf = ({ rows }: PersonTable): string =>
  // A statement has to use each of its parameters.
  `tenant = $1 and ${rows} and ($2::text[], $3::text[], $4::text[]) is not null`

const parametersOf = ({ tenant, ids, addresses, names }: Who) => [tenant, ids, addresses, names]

/** Reads how many rows of a group each table has about somebody. */
export async function countRows(tx: Tx, who: Who, group: RowGroup): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const [table, entry] of Object.entries(personTables)) {
    if (entry.group !== group) continue
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${conditionOf(entry)}`,
      parametersOf(who),
    )
    if (row?.count) counts[table] = row.count
  }
  return counts
}

/** Generates the rows of a table about somebody as JSON objects. */
export const readRows = async (tx: Tx, who: Who, table: string): Promise<Record<string, unknown>[]> => {
  const entry = personTables[table]
  if (!entry) throw new Error(`${table} is no table of people`)
  const rows = await tx.query<{ row: Record<string, unknown> }>(
    `select to_jsonb(t) as row from (select * from ${table} where ${conditionOf(entry)}) t`,
    parametersOf(who),
  )
  return rows.map(({ row }) => row)
}

/**
 * Erases the rows of one person that `terms` do not keep, in the transaction of the caller. Where only the accounts stay, the person and
 * the paid appointments lose all that the accounts do not need. Resolves to how many rows went.
 */
export async function eraseRows(tx: Tx, who: Who, terms: Terms): Promise<RowCounts> {
  const counts: Record<string, number> = {}
  for (const [table, entry] of Object.entries(personTables)) {
    if (isKept(entry.group, terms) || table === 'appointment' || table === 'person') continue
    add(counts, table, await remove(tx, table, conditionOf(entry), who))
  }
  if (terms.clinical) return counts
  add(counts, 'appointment', await remove(tx, 'appointment', freeAppointment, who))
  if (terms.accounting || terms.letters) await reduce(tx, who)
  else add(counts, 'person', await removePeople(tx, who))
  return counts
}

const isKept = (group: RowGroup, { clinical, accounting }: Terms): boolean =>
  (group === 'clinical' && clinical !== undefined) || (group === 'accounting' && accounting !== undefined)

/** Deletes the people, and what the database deletes with them. Videos of somebody who worked for the tenant stay, without an owner. */
async function removePeople(tx: Tx, { tenant, ids }: Who): Promise<number> {
  await tx.query('update video set owner_id = null where tenant = $1 and owner_id = any($2)', [tenant, ids])
  const rows = await tx.query('delete from person where tenant = $1 and id = any($2) returning 1', [
    tenant,
    ids,
  ])
  return rows.length
}

/** Appointments that no payment needs, and no letter on its way. */
const freeAppointment = `tenant = $1 and patient_id = any($2) and ($3::text[], $4::text[]) is not null
  and not exists (select from payment p where p.tenant = appointment.tenant and p.appointment_id = appointment.id)
  and not exists (select from letter l where l.tenant = appointment.tenant and l.appointment_id = appointment.id
    and l.sent_at is null and l.failed_at is null)`

const add = (counts: Record<string, number>, table: string, count: number) => {
  if (count > 0) counts[table] = (counts[table] ?? 0) + count
}

async function remove(tx: Tx, table: string, condition: string, who: Who): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    `with gone as (delete from ${table} where ${condition} returning 1) select count(*)::int as count from gone`,
    parametersOf(who),
  )
  return row?.count ?? 0
}

/** Leaves of a person what the accounts need: the name and the number of the document. */
async function reduce(tx: Tx, { tenant, ids }: Who): Promise<void> {
  await tx.query(
    `update person set birth_date = null, gender = 0, height = null, weight = null, external_id = null, agreement_id = null,
       authorized_doctor_id = null, redirect_url = null, country = null, scenarios = default, associated_doctor_id = null,
       extra = '{}', verified_at = null, plan_ends_on = null, pool_alert_until = null
     where tenant = $1 and id = any($2)`,
    [tenant, ids],
  )
  await tx.query(
    `update appointment set notes = null, answers = null where tenant = $1 and patient_id = any($2)`,
    [tenant, ids],
  )
}
