import type { Tx } from '../../../platform/db/database'
import { FOREIGN_KEY_VIOLATION, retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import { sqlState } from '../../../platform/http/errors/badInput'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { writeAudit } from '../history/audit'
import type { Change } from '../history/change'
import { versionConflict, changedFields } from './versionConflict'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import { fieldError, rejectInvalidRecord } from './fieldError'
import { insertRow, replaceRow } from './writeRow'
import { findRecord, lockRecord, writableFields } from './readRecord'
import { checkReferences, writeRelations } from './relations'
import { putIntoBin } from '../bin/putIntoBin'
import { inUse } from './inUse'

/** The response to a save. */
interface Saved {
  id?: RecordId
  version: number
}

/** Creates a record. Throws 400 for a field that refers to a missing record. */
export async function createRecord(
  db: Tx,
  change: Change,
  entity: AdminEntity,
  body: AdminRecord,
): Promise<Saved> {
  rejectInvalidRecord(body)
  return retryOnConflict(db, async (tx) => {
    await checkReferences(tx, change.tenant, entity, body)
    const newId = entity.newId?.()
    await entity.check?.({ tx, change, id: newId ?? 0, body })
    const id = await insertRow(tx, change.tenant, entity, newId, body)
    await writeRelations(tx, change.tenant, entity, id, body)
    await entity.write?.({ tx, change, id, body })
    const after = writableFields(entity, orNotFound(await findRecord(tx, change.tenant, entity, id)))
    await writeAudit(tx, change, entity, id, { action: 'create', version: 1, before: null, after })
    return { id, version: 1 }
  })
}

/**
 * Replaces a record: a missing field becomes empty. Throws 409 VERSION_CONFLICT for a save from an outdated version, so
 * that no one overwrites changes they have not seen. A save without changes creates no version.
 */
export async function updateRecord(
  db: Tx,
  change: Change,
  entity: AdminEntity,
  id: RecordId,
  body: AdminRecord,
): Promise<Saved> {
  const { tenant } = change
  rejectInvalidRecord(body)
  const from = Number(body['version'] ?? 0)
  if (from === 0) throw fieldError('/version', 'required', { missingProperty: 'version' })
  return retryOnConflict(db, async (tx) => {
    const current = orNotFound(await lockRecord(tx, tenant, entity, id))
    if (from !== current['version'])
      throw await versionConflict(tx, tenant, entity, { id, current, version: from })
    if (changedFields(entity, body, current).length === 0) return { version: from }
    await checkReferences(tx, tenant, entity, body)
    await entity.check?.({ tx, change, id, current, body })
    const removed = await entity.readRemoved?.({ tx, change, id, current, body })
    await replaceRow(tx, tenant, entity, id, body)
    await writeRelations(tx, tenant, entity, id, body)
    await entity.write?.({ tx, change, id, current, body })
    const after = writableFields(entity, orNotFound(await findRecord(tx, tenant, entity, id)))
    const before = { ...writableFields(entity, current), ...removed }
    const version = from + 1
    await writeAudit(tx, change, entity, id, { action: 'update', version, before, after })
    return { version }
  })
}

/** Puts a record into the bin, with everything that goes with it. Throws 409 IN_USE when other records refer to it. */
export async function deleteRecord(db: Tx, change: Change, entity: AdminEntity, id: RecordId): Promise<void> {
  const work = retryOnConflict(db, async (tx) => {
    const current = orNotFound(await lockRecord(tx, change.tenant, entity, id))
    await entity.check?.({ tx, change, id, current })
    const uses = await putIntoBin(tx, change, entity, id)
    if (uses.some(({ effect }) => effect === 'keeps')) throw inUse(uses)
    await tx.query(`delete from ${entity.table} where tenant = $1 and id = $2`, [change.tenant, id])
    await entity.write?.({ tx, change, id, current })
    const version = Number(current['version'])
    const before = writableFields(entity, current)
    await writeAudit(tx, change, entity, id, { action: 'delete', version, before, after: null })
  })
  await work.catch((error: unknown) => {
    throw sqlState(error) === FOREIGN_KEY_VIOLATION ? inUse([]) : error
  })
}
