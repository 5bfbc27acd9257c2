import type { Tx } from '../../../platform/db/database'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import { fieldError } from './fieldError'

/** Throws a field error when the body refers to a record that does not exist in this tenant. */
export async function checkReferences(
  tx: Tx,
  tenant: string,
  { relations = {}, references = {} }: AdminEntity,
  body: AdminRecord,
): Promise<void> {
  for (const [field, { target }] of Object.entries(relations)) {
    const ids = idsOf(body, field)
    const missing = await firstMissing(tx, tenant, target, ids)
    if (missing >= 0) throw fieldError(`/${field}/${missing}`, 'exists', { id: ids[missing] })
  }
  for (const [field, target] of Object.entries(references)) {
    const id = body[field] as number | undefined
    if (id !== undefined && (await firstMissing(tx, tenant, target, [id])) >= 0) {
      throw fieldError(`/${field}`, 'exists', { id })
    }
  }
}

/** Replaces the rows of the join tables with the ids in the body. */
export async function writeRelations(
  tx: Tx,
  tenant: string,
  { relations = {} }: AdminEntity,
  id: RecordId,
  body: AdminRecord,
): Promise<void> {
  for (const [field, { table, own, other }] of Object.entries(relations)) {
    const ids = idsOf(body, field)
    await tx.query(`delete from ${table} where tenant = $1 and ${own} = $2 and ${other} <> all($3::int[])`, [
      tenant,
      id,
      ids,
    ])
    await tx.query(
      `insert into ${table} (tenant, ${own}, ${other}) select $1, $2, unnest($3::int[]) on conflict do nothing`,
      [tenant, id, ids],
    )
  }
}

const idsOf = (body: AdminRecord, field: string) => (body[field] ?? []) as number[]

/** The index of the first id that does not exist, or -1. The others cannot be deleted before the transaction ends. */
async function firstMissing(tx: Tx, tenant: string, table: string, ids: readonly number[]): Promise<number> {
  const known = await tx.query<{ id: number }>(
    `select id from ${table} where tenant = $1 and id = any($2::bigint[]) for key share`,
    [tenant, ids],
  )
  const all = new Set(known.map(({ id }) => id))
  return ids.findIndex((id) => !all.has(id))
}
