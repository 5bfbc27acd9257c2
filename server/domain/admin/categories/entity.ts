import {
  defineAdminEntity,
  searchInTranslated,
  type AdminRecord,
  type RecordChange,
} from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'
import { addTag, readRemovedTags } from './removedTags'
import { firstDuplicate, matchTagIds, textsOf, type Tag } from './tags'

const tagsIn = (record: AdminRecord | undefined) => (record?.['tags'] ?? []) as Tag[]

/** The categories of health videos. */
export const categories = defineAdminEntity({
  entity: 'Category',
  path: 'api/categories',
  table: 'category',
  key: 'id',
  columns: { name: 'name', translations: 'translations' },
  derived: {
    tags: `coalesce((
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', t.id, 'name', t.name,
        'translations', t.translations, 'order', t.position, 'videos', (
        select count(*) from video_tag x where x.tenant = t.tenant and x.tag_id = t.id))) order by t.position)
      from tag t where t.tenant = r.tenant and t.category_id = r.id), '[]')`,
  },
  search: searchInTranslated('name'),
  sort: 'name',
  check: checkTags,
  readRemoved: (recordChange) =>
    readRemovedTags(
      recordChange,
      remainingIds(
        recordChange.current,
        matchTagIds(tagsIn(recordChange.body), tagsIn(recordChange.current)),
      ),
    ),
  write: writeTags,
})

/**
 * Rejects duplicate tags and tags of other categories. An id that does not exist any more belongs to a removed tag, which
 * may be restored.
 */
async function checkTags({ tx, change, current, body }: RecordChange): Promise<void> {
  const tags = tagsIn(body)
  const duplicate = firstDuplicate(tags)
  if (duplicate >= 0) throw fieldError(`/tags/${duplicate}/id`, 'uniqueItems')
  const own = new Set(tagsIn(current).map(({ id }) => id))
  const others = tags.flatMap(({ id }) => (id === undefined || own.has(id) ? [] : [id]))
  const known = await tx.query<{ id: number }>(
    'select id from tag where tenant = $1 and id = any($2::bigint[])',
    [change.tenant, others],
  )
  const foreign = tags.findIndex(({ id }) => known.some((tag) => tag.id === id))
  if (foreign >= 0) throw fieldError(`/tags/${foreign}/id`, 'exists')
}

/** The ids of the category's tags that remain. */
const remainingIds = (current: AdminRecord | undefined, tags: readonly Tag[]): number[] => {
  const own = new Set(tagsIn(current).map(({ id }) => id))
  return tags.flatMap(({ id }) => (id !== undefined && own.has(id) ? [id] : []))
}

/** Writes the tags in list order, from 1. A removed tag is removed from its videos; the history stores which. */
async function writeTags(recordChange: RecordChange): Promise<void> {
  const { tx, change, id, current, body } = recordChange
  if (!body) return
  const tags = matchTagIds(tagsIn(body), tagsIn(current))
  const remaining = remainingIds(current, tags)
  const row = [change.tenant, id]
  await tx.query(
    `delete from video_tag x using tag t where t.tenant = $1 and t.category_id = $2 and t.id <> all($3::int[])
     and x.tenant = t.tenant and x.tag_id = t.id`,
    [...row, remaining],
  )
  await tx.query('delete from tag where tenant = $1 and category_id = $2 and id <> all($3::int[])', [
    ...row,
    remaining,
  ])
  for (const [index, tag] of tags.entries()) {
    await (tag.id !== undefined && remaining.includes(tag.id)
      ? tx.query(
          `update tag set name = $3, position = $4, translations = $6::jsonb
           where tenant = $1 and category_id = $2 and id = $5`,
          [...row, tag.name, index + 1, tag.id, textsOf(tag)],
        )
      : addTag(recordChange, tag, index + 1))
  }
}
