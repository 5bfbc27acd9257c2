import { isDeepStrictEqual } from 'node:util'
import type { PersonalData } from '../../../../schemas/generated/entities'
import { createFormRules } from '../../../../schemas/rules/formRules'
import type { Tx } from '../../../platform/db/database'
import { retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { fieldError } from '../../entities/records/fieldError'
import { writeAudit } from '../../entities/history/audit'
import { changeOf } from '../../entities/registerEntity'
import { users } from '../../users/entity'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { todayAt } from '../../shared/today'
import { checkData } from './checkData'
import { normalizeData } from './normalizeData'
import { lockPersonalData, writePersonalData, type StoredPersonalData } from './personalData'

type Call = Pick<OperationCall<'PUT api/users'>, 'db' | 'tenant' | 'person' | 'now'>

/**
 * Replaces the personal data of the subject. Throws 409 VERSION_CONFLICT with the current version for data
 * that somebody has changed since they were read. A save without changes creates no version.
 */
export function savePersonalData(call: Call, body: PersonalData): Promise<{ version: number }> {
  const { tenant, person } = call
  return retryOnConflict(call.db, async (tx) => {
    const before = orNotFound(await lockPersonalData(tx, tenant.id, person.subject))
    if (before.version !== body.version)
      throw new HttpError(409, 'VERSION_CONFLICT', { details: { version: before.version } })
    const after = normalizeData(body)
    if (isDeepStrictEqual(after, before)) return { version: before.version }
    await checkChange(tx, call, before, after)
    await writePersonalData(tx, tenant.id, person.subject, after)
    const version = before.version + 1
    await writeAudit(tx, changeOf(call), users, person.subject, {
      action: 'update',
      version,
      before: recordOf(before),
      after: recordOf(after),
    })
    return { version }
  })
}

async function checkChange(
  tx: Tx,
  { tenant, person, now }: Call,
  before: StoredPersonalData,
  after: StoredPersonalData,
): Promise<void> {
  if (!isPhotoOnly(before, after))
    checkData(after, {
      rules: createFormRules(tenant.manifest),
      required: requiredFields(tenant),
      today: todayAt(tenant, now),
      isDependent: await isDependent(tx, tenant.id, person.subject),
    })
  if (after.thumbnailId === null || after.thumbnailId === before.thumbnailId) return
  const [own] = await tx.query(
    'select 1 as is from picture where tenant = $1 and id = $2 and uploaded_by = $3',
    [tenant.id, after.thumbnailId, person.actor],
  )
  if (!own) throw fieldError('/thumbnailId', 'exists')
}

/** A photo alone can be saved before the other data are complete. */
const isPhotoOnly = (before: StoredPersonalData, after: StoredPersonalData): boolean =>
  isDeepStrictEqual({ ...before, thumbnailId: null }, { ...after, thumbnailId: null })

/** The option `required` of the plugin that shows the form. */
function requiredFields({ manifest }: Call['tenant']): readonly string[] {
  const required = manifest.plugins['account']?.['required']
  return Array.isArray(required) ? (required as string[]) : []
}

async function isDependent(tx: Tx, tenant: string, id: string): Promise<boolean> {
  const links = await tx.query('select from family_link where tenant = $1 and member_id = $2 and dependent', [
    tenant,
    id,
  ])
  return links.length > 0
}

/** The history shows fields by name; null is not a value there. */
const recordOf = ({ insurance, ...data }: StoredPersonalData) =>
  Object.fromEntries(
    Object.entries({ ...data, ...insurance }).filter(([name, value]) => value !== null && name !== 'version'),
  )
