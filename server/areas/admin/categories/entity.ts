import { defineAdminEntity, searchIn, type AdminRecord, type Saving } from '../entity'
import { fieldRefused } from '../fields'

interface Tag {
  id?: number
  name: string
}

const tagsIn = (record: AdminRecord | undefined) => (record?.['tags'] ?? []) as Tag[]

/** ADMIN-023 */
export const categories = defineAdminEntity({
  entity: 'Category',
  path: 'api/categories',
  table: 'category',
  key: 'id',
  columns: { name: 'name' },
  derived: {
    tags: `coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'order', t.position, 'videos', (
        select count(*) from video_tag x where x.tenant = t.tenant and x.tag_id = t.id)) order by t.position)
      from tag t where t.tenant = r.tenant and t.category_id = r.id), '[]')`,
  },
  search: searchIn('name'),
  sort: 'name',
  uses: [{ name: 'videos', table: usedTags(), column: 'category_id' }],
  check: refuseOthersTags,
  saved: writeTags,
})

/** Tags that a video has, with their category. */
function usedTags(): string {
  return `(select t.tenant, t.category_id from tag t join video_tag x on x.tenant = t.tenant and x.tag_id = t.id) used`
}

/** A tag keeps its id, and with it its videos, only within its category. */
async function refuseOthersTags({ current, body }: Saving): Promise<void> {
  const own = new Set(tagsIn(current).map(({ id }) => id))
  const odd = tagsIn(body).findIndex(({ id }) => id !== undefined && !own.has(id))
  if (odd >= 0) throw fieldRefused(`/tags/${odd}/id`, 'exists')
}

/** The order is that of the list, from 1 (ADMIN-045). A tag that is gone is gone from its videos. */
async function writeTags({ tx, change, id, body }: Saving): Promise<void> {
  if (!body) return
  const tags = tagsIn(body)
  const kept = tags.flatMap((tag) => (tag.id === undefined ? [] : [tag.id]))
  const row = [change.tenant, id]
  await tx.query(
    `delete from video_tag x using tag t where t.tenant = $1 and t.category_id = $2 and t.id <> all($3::int[])
     and x.tenant = t.tenant and x.tag_id = t.id`,
    [...row, kept],
  )
  await tx.query('delete from tag where tenant = $1 and category_id = $2 and id <> all($3::int[])', [
    ...row,
    kept,
  ])
  for (const [index, tag] of tags.entries()) {
    const values = [...row, tag.name, index + 1]
    await (tag.id === undefined
      ? tx.query('insert into tag (tenant, category_id, name, position) values ($1, $2, $3, $4)', values)
      : tx.query(
          'update tag set name = $3, position = $4 where tenant = $1 and category_id = $2 and id = $5',
          [...values, tag.id],
        ))
  }
}
