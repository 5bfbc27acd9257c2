import type { Tx } from '../../../platform/db/database'
import { extraFields, type AdminRecord, type AdminEntity, type RecordId } from '../defineAdminEntity'

/** The column list of a `select` from the table of the entity, with the alias `r`. */
export function recordColumns({ key, columns, relations = {}, derived = {} }: AdminEntity): string {
  const own = Object.entries(columns).map(([field, column]) => `r.${column} as "${field}"`)
  const others = Object.entries(relations).map(
    ([field, { table, own: mine, other }]) =>
      `array(select x.${other} from ${table} x where x.tenant = r.tenant and x.${mine} = r.id
        order by x.${other}) as "${field}"`,
  )
  const read = Object.entries(derived).map(([field, sql]) => `${sql} as "${field}"`)
  return [`r.id as "${key}"`, ...own, ...others, ...read, 'r.version', 'r.extra'].join(', ')
}

/**
 * Converts a row of `recordColumns` to a record. Null fields, and fields that are not in the schema, are left out. A field that was
 * never saved has the default of its schema, as the rules that read it assume.
 */
export function toRecord(entity: AdminEntity, { extra, ...row }: Record<string, unknown>): AdminRecord {
  const extraValues = extra as Record<string, unknown>
  const all = [
    ...Object.entries(row),
    ...extraFields(entity).map(
      (field) =>
        [
          field,
          Object.hasOwn(extraValues, field)
            ? extraValues[field]
            : (entity.properties[field]?.default ?? null),
        ] as const,
    ),
  ]
  return Object.fromEntries(
    all.filter(([, value]) => value !== null).map(([field, value]) => [field, valueOf(entity, field, value)]),
  )
}

/** The driver returns numeric values as text and timestamps as `Date`. */
function valueOf({ conversions = {}, properties }: AdminEntity, field: string, value: unknown): unknown {
  if (Object.hasOwn(conversions, field)) return conversions[field]?.read(value)
  if (properties[field]?.type === 'number') return Number(value)
  return value instanceof Date ? value.toISOString() : value
}

/** One record with its version; undefined when there is none. */
export async function findRecord(
  db: Tx,
  tenant: string,
  entity: AdminEntity,
  id: RecordId,
): Promise<AdminRecord | undefined> {
  const [row] = await db.query(
    `select ${recordColumns(entity)} from ${entity.table} r where r.tenant = $1 and r.id = $2`,
    [tenant, id],
  )
  return row && toRecord(entity, row)
}

/** Locks a record until the transaction ends, and reads it after the lock. */
export async function lockRecord(
  tx: Tx,
  tenant: string,
  entity: AdminEntity,
  id: RecordId,
): Promise<AdminRecord | undefined> {
  await tx.query(`select id from ${entity.table} where tenant = $1 and id = $2 for update`, [tenant, id])
  return findRecord(tx, tenant, entity, id)
}

/** The writable fields of a record, without id and version. */
export const writableFields = ({ fields }: AdminEntity, record: AdminRecord): AdminRecord =>
  Object.fromEntries(
    fields.filter((field) => Object.hasOwn(record, field)).map((field) => [field, record[field]]),
  )
