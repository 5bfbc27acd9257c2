import type { AdminRecord, RecordChange } from '../defineAdminEntity'
import type { Tag } from './tags'

/** Under this name the history keeps which videos had a tag that was removed: their ids, by the id of the tag. */
const KEPT = 'tagVideos'

/** What the history keeps of the tags that a change takes away, so that they can come back; nothing where all stay. */
export async function readRemovedTags(
  { tx, change, id }: RecordChange,
  kept: readonly number[],
): Promise<AdminRecord> {
  const rows = await tx.query<{ id: number; videos: number[] }>(
    `select t.id, array(select x.video_id from video_tag x where x.tenant = t.tenant and x.tag_id = t.id
       order by x.video_id) as videos
     from tag t where t.tenant = $1 and t.category_id = $2 and t.id <> all($3::int[])`,
    [change.tenant, id, kept],
  )
  return rows.length === 0 ? {} : { [KEPT]: Object.fromEntries(rows.map((row) => [row.id, row.videos])) }
}

/**
 * Adds a tag at a place. One that this category had before has its old id again, and those of its videos that there
 * still are; any other is new.
 */
export async function addTag({ tx, change, id }: RecordChange, tag: Tag, place: number): Promise<void> {
  const { tenant } = change
  const [before] = await tx.query<{ videos: number[] }>(
    `select before -> '${KEPT}' -> $3::text as videos from audit
     where tenant = $1 and entity = 'Category' and record_id = $2 and before -> '${KEPT}' -> $3::text is not null
     order by id desc limit 1`,
    [tenant, String(id), String(tag.id ?? '')],
  )
  const row = [tenant, id, tag.name, place]
  if (!before) {
    await tx.query('insert into tag (tenant, category_id, name, position) values ($1, $2, $3, $4)', row)
    return
  }
  await tx.query('insert into tag (tenant, category_id, name, position, id) values ($1, $2, $3, $4, $5)', [
    ...row,
    tag.id,
  ])
  await tx.query(
    `insert into video_tag (tenant, video_id, tag_id)
     select v.tenant, v.id, $2::int from video v where v.tenant = $1 and v.id = any($3::int[])`,
    [tenant, tag.id, before.videos],
  )
}
