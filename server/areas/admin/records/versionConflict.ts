import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import { changesSince } from '../history/audit'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import { writableFields } from './readRecord'

/**
 * The refusal of a save that began from another version than there is: what is there now, who saved it, and which
 * fields differ from what this person began with.
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

/** The fields in which two records differ. */
export const changedFields = ({ fields }: AdminEntity, one: AdminRecord, other: AdminRecord): string[] =>
  fields.filter((field) => !isDeepStrictEqual(one[field], other[field]))
