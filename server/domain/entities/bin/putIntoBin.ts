import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { nameSql, type AdminEntity, type RecordId } from '../defineAdminEntity'
import type { Change } from '../history/change'
import { keepRows } from './keepRows'
import { readForeignKeys } from './tables'
import { findUses, findUsesOfParts, nameOfTable, type TableUse } from './uses'

/**
 * Puts a record and what the database deletes with it into the bin; the caller deletes it in the same transaction. Returns what
 * keeps it from being deleted (`keeps`), or what goes with it (`goes`).
 */
export async function putIntoBin(
  tx: Tx,
  { tenant, actor, now }: Pick<Change, 'tenant' | 'actor' | 'now'>,
  entity: AdminEntity,
  id: RecordId,
): Promise<TableUse[]> {
  const keys = await readForeignKeys(tx)
  const uses = await findUses(tx, tenant, entity, id, keys)
  if (uses.length > 0) return uses
  const [deleted] = await tx.query<{ id: number }>(
    `insert into deleted_record (tenant, entity, record_id, name, deleted_by, deleted_at)
     select $1, $2, $3, ${nameSql(entity)}, $4, $5 from ${entity.table} r where r.tenant = $1 and r.id::text = $3
     returning id`,
    [tenant, entity.entity, String(id), actor, now.toISOString()],
  )
  const bin = { tx, tenant, deletedId: orNotFound(deleted).id, keys }
  const kept = await keepRows(bin, entity, id)
  const usesOfParts = await findUsesOfParts(bin, kept)
  return usesOfParts.length > 0 ? usesOfParts : lossesOf(entity, kept)
}

function lossesOf({ table, ownTables = [] }: AdminEntity, kept: ReadonlyMap<string, number>): TableUse[] {
  const own = [table, ...ownTables.map((one) => one.table)]
  return [...kept].flatMap(([name, count]) =>
    own.includes(name)
      ? []
      : [{ name: nameOfTable(name), count, effect: 'goes' as const, table: name, column: '' }],
  )
}

/** Carries what would have happened out of a transaction that is rolled back. */
class Preview extends Error {
  constructor(readonly uses: TableUse[]) {
    super('preview')
  }
}

/** What deleting a record would do, found by doing it and taking it back. Throws 404 without such a record. */
export async function previewDeletion(
  db: Tx,
  change: Pick<Change, 'tenant' | 'actor' | 'now'>,
  entity: AdminEntity,
  id: RecordId,
): Promise<TableUse[]> {
  try {
    return await db.tx(async (tx) => {
      throw new Preview(await putIntoBin(tx, change, entity, id))
    })
  } catch (error) {
    if (error instanceof Preview) return error.uses
    throw error
  }
}
