import type { Activity } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { nameSql, type AdminEntity } from '../defineAdminEntity'

/** A change as it is stored, with the record after it. */
export type ActivityRow = Omit<Activity, 'name' | 'isDeleted' | 'changedAt'> & {
  changedAt: Date
  record: Readonly<Record<string, unknown>>
}

/** Adds the current names of the records to a page of changes. A deleted record has the name of its change. */
export async function nameRecords(
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
  rows: readonly ActivityRow[],
): Promise<Activity[]> {
  const names = new Map<string, string>()
  for (const entity of entities) {
    const ids = rows.filter((row) => row.entity === entity.entity).map(({ recordId }) => recordId)
    if (ids.length === 0) continue
    const found = await db.query<{ id: number | string; name: string }>(
      `select r.id, ${nameSql(entity)} as name from ${entity.table} r where r.tenant = $1 and r.id = any($2)`,
      [tenant, entity.newId ? ids : ids.map(Number)],
    )
    for (const { id, name } of found) names.set(`${entity.entity} ${id}`, name)
  }
  const byName = new Map(entities.map((entity) => [entity.entity, entity]))
  return rows.map(({ record, changedAt, ...row }) => {
    const current = names.get(`${row.entity} ${row.recordId}`)
    const name = current ?? nameIn(byName.get(row.entity), record)
    return {
      ...row,
      changedAt: changedAt.toISOString(),
      isDeleted: current === undefined,
      ...(name && { name }),
    }
  })
}

const nameIn = (entity: AdminEntity | undefined, record: ActivityRow['record']): string =>
  (entity?.namedBy ?? ['name'])
    .map((field) => record[field])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(', ')
