import type { DeletedRecordPage } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { FOREIGN_KEY_VIOLATION } from '../../../platform/db/retryOnDeadlock'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { sqlState } from '../../../platform/http/errors/badInput'
import type { AdminEntity } from '../defineAdminEntity'
import { writeAudit } from '../history/audit'
import type { Change } from '../history/change'
import { unknownParameter } from '../list/filter'
import { pageSizes } from '../list/list'
import { findRecord, writableFields } from '../records/readRecord'
import { returnRows } from './keepRows'
import { readForeignKeys } from './tables'

/** Days for which a deleted record can come back; the retention job deletes it then. */
export const DAYS_IN_BIN = 30

/** Why a record does not come back, by the error of the database. */
const reasons: Readonly<Record<string, string>> = { '23505': 'taken', [FOREIGN_KEY_VIOLATION]: 'missing' }

/**
 * Brings a deleted record back as it was, with everything that went with it. Throws 404 when it is not in the bin, and 409
 * RESTORE_REFUSED when something of it is `taken` by another record, or something that it needs is `missing`.
 */
export async function restoreRecord(
  db: Tx,
  change: Change,
  entity: AdminEntity,
  recordId: string,
): Promise<void> {
  const { tenant } = change
  const work = db.tx(async (tx) => {
    const [deleted] = await tx.query<{ id: number }>(
      `select id from deleted_record where tenant = $1 and entity = $2 and record_id = $3
       order by id desc limit 1 for update`,
      [tenant, entity.entity, recordId],
    )
    const deletedId = orNotFound(deleted).id
    await returnRows({ tx, tenant, deletedId, keys: await readForeignKeys(tx) })
    await tx.query('delete from deleted_record where tenant = $1 and id = $2', [tenant, deletedId])
    const id = entity.newId ? recordId : Number(recordId)
    const record = orNotFound(await findRecord(tx, tenant, entity, id))
    const version = Number(record['version'])
    const after = writableFields(entity, record)
    await writeAudit(tx, change, entity, id, { action: 'restore', version, before: null, after })
  })
  await work.catch((error: unknown) => {
    const reason = reasons[sqlState(error)]
    throw reason ? new HttpError(409, 'RESTORE_REFUSED', { details: { reason } }) : error
  })
}

/** A page of the bin: records of some entities, the one that was deleted last first. Throws 400 for an unknown size. */
export async function listDeletedRecords(
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
  { page = 0, size = 50 }: { page?: number; size?: number },
): Promise<DeletedRecordPage> {
  if (page < 0) throw unknownParameter('page')
  if (!pageSizes.includes(size)) throw unknownParameter('size')
  const names = entities.map(({ entity }) => entity)
  const rows = await db.query<{
    entity: string
    recordId: string
    name: string
    deletedAt: Date
    deletedBy: string
    parts: number
  }>(
    `select d.entity, d.record_id as "recordId", d.name, d.deleted_at as "deletedAt",
       coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), d.deleted_by) as "deletedBy",
       (select count(*) from deleted_row r where r.tenant = d.tenant and r.deleted_id = d.id) - 1 as parts
     from deleted_record d left join person p on p.tenant = d.tenant and p.id = d.deleted_by
     where d.tenant = $1 and d.entity = any($2::text[])
     order by d.deleted_at desc, d.id desc limit $3 offset $4::bigint`,
    [tenant, names, size, page * size],
  )
  const [count] = await db.query<{ total: number }>(
    'select count(*) as total from deleted_record where tenant = $1 and entity = any($2::text[])',
    [tenant, names],
  )
  return {
    items: rows.map(({ deletedAt, ...row }) => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      until: new Date(deletedAt.getTime() + DAYS_IN_BIN * 86_400_000).toISOString(),
    })),
    total: count?.total ?? 0,
  }
}
