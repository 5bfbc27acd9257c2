import type { RecordUse } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { AdminEntity, RecordId } from '../defineAdminEntity'
import type { Bin } from './keepRows'
import { readColumns, type ForeignKey } from './tables'

/** What the API calls the records of a table; a table that is not listed has its own name. */
const namesOfTables: Readonly<Record<string, string>> = {
  appointment: 'appointments',
  doctor: 'doctors',
  doctor_care_area: 'doctors',
  doctor_specialty: 'doctors',
  person: 'users',
  person_care_area: 'users',
  provider: 'doctors',
  provider_service: 'doctors',
  service: 'services',
  specialty: 'specialties',
  team_doctor: 'doctors',
  video: 'videos',
  video_tag: 'videos',
}

/** What refers to a record, with the table and the column that do. */
export interface TableUse extends RecordUse {
  table: string
  column: string
}

/** What the API calls the records of a table. */
export const nameOfTable = (table: string): string => namesOfTables[table] ?? table

/**
 * What keeps a record from being deleted: rows that refer to it and do not go with it, and those of the entity's `keptBy`. Derived
 * from the foreign keys of the database.
 */
export async function findUses(
  tx: Tx,
  tenant: string,
  { table, keptBy = [] }: AdminEntity,
  id: RecordId,
  keys: readonly ForeignKey[],
): Promise<TableUse[]> {
  const uses = keys.filter(
    (key) => key.target === table && (!key.isCascade || keptBy.includes(key.table)) && isOfId(key),
  )
  const found: TableUse[] = []
  for (const key of uses) {
    const column = key.columns.find((name) => name !== 'tenant') ?? ''
    const [row] = await tx.query<{ count: number }>(
      `select ${await countSql(tx, key)} as count from ${key.table} c where c.tenant = $1 and c.${column}::text = $2`,
      [tenant, String(id)],
    )
    found.push(useOf(key, row?.count ?? 0))
  }
  return merged(found)
}

const isOfId = ({ targetColumns }: ForeignKey) => targetColumns.join() === 'tenant,id'

/** What refers to rows that would go with a record, and does not go itself. Call it once the rows are in the bin. */
export async function findUsesOfParts(
  { tx, tenant, deletedId, keys }: Bin,
  kept: ReadonlyMap<string, number>,
): Promise<TableUse[]> {
  const found: TableUse[] = []
  for (const key of keys.filter(({ isCascade, target }) => !isCascade && kept.has(target))) {
    const on = key.columns.map((column, at) => `c.${column} = p.${key.targetColumns[at]}`).join(' and ')
    const { key: primary } = await readColumns(tx, key.table)
    const own = primary.map((column) => `'${column}', c.${column}`).join(', ')
    const [row] = await tx.query<{ count: number }>(
      `select ${await countSql(tx, key)} as count from deleted_row r
       cross join lateral jsonb_populate_record(null::${key.target}, r.content) p
       join ${key.table} c on ${on}
       where r.tenant = $1 and r.deleted_id = $2::bigint and r.table_name = $3 and not exists (
         select from deleted_row o where o.tenant = $1 and o.deleted_id = $2::bigint and o.table_name = $4
           and o.key = jsonb_build_object(${own}))`,
      [tenant, deletedId, key.target, key.table],
    )
    found.push(useOf(key, row?.count ?? 0))
  }
  return merged(found)
}

/** Counts what refers, not how often it does: a video that has two tags of a category is one video. */
async function countSql(tx: Tx, { table, columns }: ForeignKey): Promise<string> {
  const { key } = await readColumns(tx, table)
  const others = key.filter((column) => !columns.includes(column))
  return `count(distinct (${(others.length > 0 ? others : key).map((column) => `c.${column}`).join(', ')}))`
}

const useOf = ({ table, columns, target, isCascade }: ForeignKey, count: number): TableUse => ({
  // What of a clinical history there is concerns nobody who administers users.
  name: target === 'person' && isCascade ? 'medicalData' : nameOfTable(table),
  count,
  effect: 'keeps',
  table,
  column: columns.find((name) => name !== 'tenant') ?? '',
})

/** One entry per name, without empty ones: two tables may hold the same kind of record. */
function merged(uses: readonly TableUse[]): TableUse[] {
  const byName = new Map<string, TableUse>()
  for (const use of uses.filter(({ count }) => count > 0))
    byName.set(use.name, { ...use, count: use.count + (byName.get(use.name)?.count ?? 0) })
  return [...byName.values()]
}
