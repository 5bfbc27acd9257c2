import type { ActivityAuthor, ActivityPage } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { AdminEntity } from '../defineAdminEntity'
import { unknownParameter } from '../list/filter'
import { pageSizes } from '../list/list'
import { nameRecords, type ActivityRow } from './recordNames'

/** Selects changes of records. */
export interface ActivityQuery {
  /** Starts at 0. */
  page?: number
  size?: number
  /** The name of an entity. Its other histories, such as the calendars of doctors, count as well. */
  entity?: string
  /** The id of the user who made the change. */
  author?: string
  /** Instants: the first one inclusive, the last one exclusive. */
  from?: string
  to?: string
}

const authorName = `coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), a.changed_by)`

/** A page of the changes of some entities, the latest first. Throws 400 for an unknown size. */
export async function listActivity(
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
  { page = 0, size = 50, ...filters }: ActivityQuery,
): Promise<ActivityPage> {
  if (page < 0) throw unknownParameter('page')
  if (!pageSizes.includes(size)) throw unknownParameter('size')
  const { where, params } = activityWhere(tenant, entities, filters)
  const rows = await db.query<ActivityRow>(
    `select a.entity, a.record_id as "recordId", a.action, a.changed_at as "changedAt", ${authorName} as "changedBy",
       coalesce(a.after, a.before, '{}') as record,
       case when a.action = 'update' then array(
         select field from jsonb_object_keys(a.before || a.after) field
         where a.before->field is distinct from a.after->field order by field) else '{}' end as fields
     from (select * from audit a where ${where} order by a.id desc
       limit $${params.length + 1} offset $${params.length + 2}::bigint) a
     left join person p on p.tenant = a.tenant and p.id = a.changed_by order by a.id desc`,
    [...params, size, page * size],
  )
  const [count] = await db.query<{ total: number }>(
    `select count(*) as total from audit a where ${where}`,
    params,
  )
  return { items: await nameRecords(db, tenant, entities, rows), total: count?.total ?? 0 }
}

function activityWhere(
  tenant: string,
  entities: readonly AdminEntity[],
  { entity, author, from, to }: ActivityQuery,
) {
  const table = entities.find((one) => one.entity === entity)?.table
  const names = entities.filter((one) => entity === undefined || one.table === table)
  const params: unknown[] = [tenant, names.map((one) => one.entity)]
  const conditions = ['a.tenant = $1', 'a.entity = any($2::text[])']
  if (author !== undefined) conditions.push(`a.changed_by = $${params.push(author)}`)
  if (from !== undefined) conditions.push(`a.changed_at >= $${params.push(from)}::timestamptz`)
  if (to !== undefined) conditions.push(`a.changed_at < $${params.push(to)}::timestamptz`)
  return { where: conditions.join(' and '), params }
}

/** The users who have changed records of some entities, by name. Each user is found by one step in an index. */
export const listAuthors = (
  db: Tx,
  tenant: string,
  entities: readonly AdminEntity[],
): Promise<ActivityAuthor[]> =>
  db.query<ActivityAuthor>(
    `with recursive a as (
       (select changed_by from audit where tenant = $1 order by changed_by limit 1)
       union all
       select (select n.changed_by from audit n where n.tenant = $1 and n.changed_by > a.changed_by
         order by n.changed_by limit 1) from a where a.changed_by is not null
     )
     select a.changed_by as id, ${authorName} as name from a
     left join person p on p.tenant = $1 and p.id = a.changed_by
     where exists (select from audit x
       where x.tenant = $1 and x.changed_by = a.changed_by and x.entity = any($2::text[]))
     order by folded(${authorName}) collate "C", a.changed_by`,
    [tenant, entities.map(({ entity }) => entity)],
  )
