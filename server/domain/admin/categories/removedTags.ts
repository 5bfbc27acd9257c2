import type { AdminRecord, RecordChange } from '../../entities/defineAdminEntity'
import { textsOf, type Tag } from './tags'

/** The history stores the videos of removed tags under this name: video ids by tag id. */
const TAG_VIDEOS = 'tagVideos'

/** The videos of the tags that a change removes, so that a tag can be restored; empty when all remain. */
export async function readRemovedTags(
  { tx, change, id }: RecordChange,
  remaining: readonly number[],
): Promise<AdminRecord> {
  const rows = await tx.query<{ id: number; videos: number[] }>(
    `select t.id, array(select x.video_id from video_tag x where x.tenant = t.tenant and x.tag_id = t.id
       order by x.video_id) as videos
     from tag t where t.tenant = $1 and t.category_id = $2 and t.id <> all($3::int[])`,
    [change.tenant, id, remaining],
  )
  return rows.length === 0
    ? {}
    : { [TAG_VIDEOS]: Object.fromEntries(rows.map((row) => [row.id, row.videos])) }
}

/**
 * Inserts a tag at a position. A tag that the category had before is restored with its id and its remaining videos; any
 * other tag is new.
 */
export async function addTag({ tx, change, id }: RecordChange, tag: Tag, position: number): Promise<void> {
  const { tenant } = change
  const [before] = await tx.query<{ videos: number[] }>(
    `select before -> '${TAG_VIDEOS}' -> $3::text as videos from audit
     where tenant = $1 and entity = 'Category' and record_id = $2 and before -> '${TAG_VIDEOS}' -> $3::text is not null
     order by id desc limit 1`,
    [tenant, String(id), String(tag.id ?? '')],
  )
  const row = [tenant, id, tag.name, position, textsOf(tag)]
  if (!before) {
    await tx.query(
      'insert into tag (tenant, category_id, name, position, translations) values ($1, $2, $3, $4, $5::jsonb)',
      row,
    )
    return
  }
  await tx.query(
    `insert into tag (tenant, category_id, name, position, translations, id) values ($1, $2, $3, $4, $5::jsonb, $6)`,
    [...row, tag.id],
  )
  await tx.query(
    `insert into video_tag (tenant, video_id, tag_id)
     select v.tenant, v.id, $2::int from video v where v.tenant = $1 and v.id = any($3::int[])`,
    [tenant, tag.id, before.videos],
  )
}
