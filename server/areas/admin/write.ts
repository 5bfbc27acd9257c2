import type { Tx } from '../../db/engine'
import { found } from '../found'
import { writeAudit, type Change } from './audit'
import { conflictOf } from './conflict'
import { extraFields, type AdminRecord, type DefinedEntity } from './entity'
import { fieldRefused, refuseUnkeepable } from './fields'
import { findRecord, lockRecord, written } from './records'
import { refuseUnknown, writeRelations } from './relations'
import { unlessUsed } from './uses'

/** What saving answers. */
interface Saved {
  id?: number
  version: number
}

/** Adds a record. Refuses fields that name what does not exist with 400. */
export async function createRecord(
  db: Tx,
  change: Change,
  entity: DefinedEntity,
  body: AdminRecord,
): Promise<Saved> {
  refuseUnkeepable(body)
  return db.tx(async (tx) => {
    await refuseUnknown(tx, change.tenant, entity, body)
    const named = namedColumns(entity, body)
    const [row] = await tx.query<{ id: number }>(
      `insert into ${entity.table} (${['tenant', 'extra', ...named.map(({ column }) => column)].join(', ')})
       values (${['$1', '$2', ...named.map((_, index) => `$${index + 3}`)].join(', ')}) returning id`,
      [change.tenant, extraOf(entity, body), ...named.map(({ value }) => value)],
    )
    const { id } = found(row)
    await writeRelations(tx, change.tenant, entity, id, body)
    const after = written(entity, found(await findRecord(tx, change.tenant, entity, id)))
    await writeAudit(tx, change, entity, id, { action: 'create', version: 1, before: null, after })
    return { id, version: 1 }
  })
}

/**
 * Replaces a record: a field that is not there is empty from now on. Refuses with 409 VERSION_CONFLICT a save that
 * began from another version, so that nobody overwrites what they have not seen.
 */
export async function updateRecord(
  db: Tx,
  change: Change,
  entity: DefinedEntity,
  id: number,
  body: AdminRecord,
): Promise<Saved> {
  const { tenant } = change
  refuseUnkeepable(body)
  const from = Number(body['version'] ?? 0)
  if (from === 0) throw fieldRefused('/version', 'required', { missingProperty: 'version' })
  return db.tx(async (tx) => {
    const current = found(await lockRecord(tx, tenant, entity, id))
    if (from !== current['version'])
      throw await conflictOf(tx, tenant, entity, { id, current, version: from })
    await refuseUnknown(tx, tenant, entity, body)
    await replaceRow(tx, tenant, entity, id, body)
    await writeRelations(tx, tenant, entity, id, body)
    const after = written(entity, found(await findRecord(tx, tenant, entity, id)))
    const before = written(entity, current)
    const version = from + 1
    await writeAudit(tx, change, entity, id, { action: 'update', version, before, after })
    return { version }
  })
}

/** Removes a record. Refuses with 400 IN_USE what something else needs. */
export async function deleteRecord(db: Tx, change: Change, entity: DefinedEntity, id: number): Promise<void> {
  await db.tx(async (tx) => {
    const current = found(await lockRecord(tx, change.tenant, entity, id))
    await unlessUsed(tx, change.tenant, entity, id, () =>
      tx.query(`delete from ${entity.table} where tenant = $1 and id = $2`, [change.tenant, id]),
    )
    const version = Number(current['version'])
    const before = written(entity, current)
    await writeAudit(tx, change, entity, id, { action: 'delete', version, before, after: null })
  })
}

/** What is not named takes the column's default. What the schema no longer has stays in `extra`. */
async function replaceRow(tx: Tx, tenant: string, entity: DefinedEntity, id: number, body: AdminRecord) {
  const named = namedColumns(entity, body)
  const others = Object.entries(entity.columns).filter(([field]) => !Object.hasOwn(body, field))
  const changes = [
    'version = version + 1',
    'extra = (extra - $3::text[]) || $4::jsonb',
    ...others.map(([, column]) => `${column} = default`),
    ...named.map(({ column }, index) => `${column} = $${index + 5}`),
  ]
  await tx.query(`update ${entity.table} set ${changes.join(', ')} where tenant = $1 and id = $2`, [
    tenant,
    id,
    extraFields(entity),
    extraOf(entity, body),
    ...named.map(({ value }) => value),
  ])
}

/** The columns that a body fills; another one keeps its default. */
const namedColumns = ({ columns }: DefinedEntity, body: AdminRecord) =>
  Object.entries(columns)
    .filter(([field]) => Object.hasOwn(body, field))
    .map(([field, column]) => ({ column, value: body[field] }))

const extraOf = (entity: DefinedEntity, body: AdminRecord): string =>
  JSON.stringify(
    Object.fromEntries(
      extraFields(entity)
        .filter((field) => Object.hasOwn(body, field))
        .map((field) => [field, body[field]]),
    ),
  )
