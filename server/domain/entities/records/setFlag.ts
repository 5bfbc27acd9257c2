import type { Tx } from '../../../platform/db/database'
import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { writeAudit } from '../history/audit'
import type { Change } from '../history/change'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import { findRecord, lockRecord } from './readRecord'

/** A boolean field that has its own operation. */
export interface Flag {
  field: string
  column: string
  value: boolean
}

/** Sets a boolean field and writes a history entry. Without a change, nothing is written. `work` runs in the same transaction. */
export function setFlag(
  db: Tx,
  change: Change,
  entity: AdminEntity,
  id: RecordId,
  { field, column, value }: Flag,
  work?: (tx: Tx, current: AdminRecord) => Promise<void>,
): Promise<AdminRecord> {
  const { tenant } = change
  return retryOnDeadlock(db, async (tx) => {
    const current = orNotFound(await lockRecord(tx, tenant, entity, id))
    if (current[field] === value) return current
    await work?.(tx, current)
    await tx.query(
      `update ${entity.table} set ${column} = $3, version = version + 1 where tenant = $1 and id = $2`,
      [tenant, id, value],
    )
    await writeAudit(tx, change, entity, id, {
      action: 'update',
      version: Number(current['version']) + 1,
      before: { [field]: !value },
      after: { [field]: value },
    })
    return orNotFound(await findRecord(tx, tenant, entity, id))
  })
}
