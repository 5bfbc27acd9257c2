import { defineAdminEntity, searchIn, type AdminRecord, type RecordChange } from '../defineAdminEntity'
import { fieldError } from '../records/fieldError'
import { addTag, readRemovedTags } from './removedTags'
import { firstDuplicate, matchTagIds, type Tag } from './tags'

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
  usedBy: [{ name: 'videos', table: usedTags(), column: 'category_id' }],
  check: refuseOthersTags,
  readRemoved: (saving) =>
    readRemovedTags(
      saving,
      keptIds(saving.current, matchTagIds(tagsIn(saving.body), tagsIn(saving.current))),
    ),
  write: writeTags,
})

/** Tags that a video has, with their category. */
function usedTags(): string {
  return `(select t.tenant, t.category_id from tag t join video_tag x on x.tenant = t.tenant and x.tag_id = t.id) used`
}

/**
 * A tag keeps its id, and with it its videos, only within its category. An id that there is nowhere any more is that of a
 * tag which was removed: it may come back.
 */
async function refuseOthersTags({ tx, change, current, body }: RecordChange): Promise<void> {
  const tags = tagsIn(body)
  const twice = firstDuplicate(tags)
  if (twice >= 0) throw fieldError(`/tags/${twice}/id`, 'uniqueItems')
  const own = new Set(tagsIn(current).map(({ id }) => id))
  const others = tags.flatMap(({ id }) => (id === undefined || own.has(id) ? [] : [id]))
  const known = await tx.query<{ id: number }>(
    'select id from tag where tenant = $1 and id = any($2::bigint[])',
    [change.tenant, others],
  )
  const odd = tags.findIndex(({ id }) => known.some((tag) => tag.id === id))
  if (odd >= 0) throw fieldError(`/tags/${odd}/id`, 'exists')
}

/** The ids of a category's tags that stay. */
const keptIds = (current: AdminRecord | undefined, tags: readonly Tag[]): number[] => {
  const own = new Set(tagsIn(current).map(({ id }) => id))
  return tags.flatMap(({ id }) => (id !== undefined && own.has(id) ? [id] : []))
}

/** The order is that of the list, from 1 (ADMIN-045). A tag that is gone is gone from its videos; the history knows which. */
async function writeTags(saving: RecordChange): Promise<void> {
  const { tx, change, id, current, body } = saving
  if (!body) return
  const tags = matchTagIds(tagsIn(body), tagsIn(current))
  const kept = keptIds(current, tags)
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
    await (tag.id !== undefined && kept.includes(tag.id)
      ? tx.query(
          'update tag set name = $3, position = $4 where tenant = $1 and category_id = $2 and id = $5',
          [...row, tag.name, index + 1, tag.id],
        )
      : addTag(saving, tag, index + 1))
  }
}
