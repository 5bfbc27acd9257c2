import {
  defineAdminEntity,
  equals,
  type AdminRecord,
  type RecordChange,
} from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'

const tagsIn = (record: AdminRecord | undefined) =>
  ((record?.['tags'] ?? []) as { id: number }[]).map(({ id }) => id)

const byOwner = `(select p.name_key || ' ' || p.surname_key from person p
  where p.tenant = r.tenant and p.id = r.owner_id) collate "C"`

/** Videos are created by uploads; administrators edit their metadata. */
export const videos = defineAdminEntity({
  entity: 'AssetMetadata',
  path: 'api/metadata',
  table: 'video',
  key: 'assetId',
  columns: {
    title: 'title',
    description: 'description',
    translations: 'translations',
    publishmentDate: 'publishment_date',
    ownerId: 'owner_id',
    thumbnailId: 'thumbnail_id',
    planIds: 'plan_ids',
  },
  derived: {
    duration: 'r.duration',
    isDraft: 'r.publishment_date is null',
    ownerName: `(select concat_ws(' ', p.name, p.surname) from person p where p.tenant = r.tenant and p.id = r.owner_id)`,
    tags: `coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.name, t.id)
      from video_tag x join tag t on t.tenant = x.tenant and t.id = x.tag_id
      where x.tenant = r.tenant and x.video_id = r.id), '[]')`,
  },
  references: { thumbnailId: 'picture' },
  namedBy: ['title'],
  search: 'r.search',
  sortSql: {
    title: 'folded(r.title) collate "C"',
    duration: 'r.duration',
    ownerName: byOwner,
    ownerId: byOwner,
  },
  filters: {
    ownerId: equals('owner_id'),
    isDraft: (place) => `(r.publishment_date is null) = ${place}`,
    tagId: (place) => `exists (select from video_tag x
      where x.tenant = r.tenant and x.video_id = r.id and x.tag_id = ${place})`,
  },
  sort: '-publishmentDate',
  check: checkVideo,
  write: writeTags,
})

async function checkVideo({ tx, change, body }: RecordChange): Promise<void> {
  const owner = await tx.query('select from person where tenant = $1 and id = $2', [
    change.tenant,
    body?.['ownerId'] ?? '',
  ])
  if (body?.['ownerId'] !== undefined && owner.length === 0) throw fieldError('/ownerId', 'exists')
  const known = await tx.query<{ id: number }>(
    'select id from tag where tenant = $1 and id = any($2::bigint[])',
    [change.tenant, tagsIn(body)],
  )
  const missing = tagsIn(body).findIndex((id) => !known.some((tag) => tag.id === id))
  if (missing >= 0) throw fieldError(`/tags/${missing}`, 'exists')
}

async function writeTags({ tx, change, id, body }: RecordChange): Promise<void> {
  await tx.query('delete from video_tag where tenant = $1 and video_id = $2', [change.tenant, id])
  await tx.query(
    `insert into video_tag (tenant, video_id, tag_id) select distinct $1, $2::int, unnest($3::int[])`,
    [change.tenant, id, tagsIn(body)],
  )
}
