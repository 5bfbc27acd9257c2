import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { fieldError } from './fieldError'
import { extraFields, type AdminRecord, type AdminEntity, type RecordId } from '../defineAdminEntity'

/** Inserts the row of a record; fields that are not in the body get the default of their column. Returns the id. */
export async function insertRow(
  tx: Tx,
  tenant: string,
  entity: AdminEntity,
  id: RecordId | undefined,
  body: AdminRecord,
): Promise<RecordId> {
  const named = [
    { column: 'tenant', value: tenant },
    { column: 'extra', value: extraOf(entity, body) },
    ...(id === undefined ? [] : [{ column: 'id', value: id }]),
    ...namedColumns(entity, body),
  ]
  const [row] = await withUniqueErrors(
    entity,
    tx.query<{ id: RecordId }>(
      `insert into ${entity.table} (${named.map(({ column }) => column).join(', ')})
     values (${named.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      named.map(({ value }) => value),
    ),
  )
  return orNotFound(row).id
}

/**
 * Replaces the row of a record and increments its version. Fields that are not in the body get the default of their
 * column; fields that are no longer in the schema stay in `extra`.
 */
export async function replaceRow(
  tx: Tx,
  tenant: string,
  entity: AdminEntity,
  id: RecordId,
  body: AdminRecord,
): Promise<void> {
  const named = namedColumns(entity, body)
  const others = Object.entries(entity.columns).filter(([field]) => !Object.hasOwn(body, field))
  const changes = [
    'version = version + 1',
    'extra = (extra - $3::text[]) || $4::jsonb',
    ...others.map(([, column]) => `${column} = default`),
    ...named.map(({ column }, index) => `${column} = $${index + 5}`),
  ]
  const values = [tenant, id, extraFields(entity), extraOf(entity, body), ...named.map(({ value }) => value)]
  await withUniqueErrors(
    entity,
    tx.query(`update ${entity.table} set ${changes.join(', ')} where tenant = $1 and id = $2`, values),
  )
}

const UNIQUE_VIOLATION = '23505'

/** Maps a broken unique constraint to an error of its field. */
function withUniqueErrors<T>({ unique = {} }: AdminEntity, write: Promise<T>): Promise<T> {
  return write.catch((error: unknown) => {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const field =
      code === UNIQUE_VIOLATION && Object.hasOwn(unique, constraint) ? unique[constraint] : undefined
    throw field === undefined ? error : fieldError(`/${field}`, 'unique')
  })
}

const namedColumns = ({ columns, conversions = {} }: AdminEntity, body: AdminRecord) =>
  Object.entries(columns)
    .filter(([field]) => Object.hasOwn(body, field))
    .map(([field, column]) => ({
      column,
      value: Object.hasOwn(conversions, field) ? conversions[field]?.write(body[field]) : body[field],
    }))

const extraOf = (entity: AdminEntity, body: AdminRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      extraFields(entity)
        .filter((field) => Object.hasOwn(body, field))
        .map((field) => [field, body[field]]),
    ),
  )
