import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { changesSince } from '../history/audit'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import { writableFields } from './readRecord'

/**
 * The error for a save from an outdated version: the current record, who saved it, and the fields that differ from the
 * version that the user started with.
 */
export async function versionConflict(
  tx: Tx,
  tenant: string,
  entity: AdminEntity,
  { id, current, version }: { id: RecordId; current: AdminRecord; version: number },
): Promise<HttpError> {
  const changes = await changesSince(tx, tenant, entity, id, version)
  const last = changes.at(-1)
  const now = writableFields(entity, current)
  return new HttpError(409, 'VERSION_CONFLICT', {
    details: {
      current,
      changedBy: last?.changedBy ?? null,
      changedAt: last?.changedAt.toISOString() ?? null,
      changed: changedFields(entity, changes[0]?.before ?? now, now),
    },
  })
}

/** The names of the fields in which two records differ. */
export const changedFields = ({ fields }: AdminEntity, a: AdminRecord, b: AdminRecord): string[] =>
  fields.filter((field) => !isDeepStrictEqual(a[field], b[field]))
