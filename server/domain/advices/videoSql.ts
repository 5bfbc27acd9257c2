/**
 * SQL of videos as patients see them. `v` is the row of the video; `$1` to `$4` are tenant, person, plan ids and the date
 * in UTC: `viewerValues`.
 */
import { doctorFullNameSql, localSql } from '../catalogue/entitySql'
import type { Viewer } from './viewer'

/** The values of `$1` to `$4`. */
export const viewerValues = ({ tenant, person, planIds, today }: Viewer): unknown[] => [
  tenant,
  person,
  planIds,
  today,
]

/** Whether a video is there for patients: it has files, and its date has come. */
export const publishedSql = `v.tenant = $1 and v.media is not null and v.publishment_date <= $4::date`

/** Whether the plan of the person leaves a video out. Plan ids are null for whoever may watch all. */
export const lockedSql = `(v.plan_ids <> '{}' and not coalesce(v.plan_ids && $3::int[], true))`

const tagsSql = (columns: string, rows: string) => `coalesce((
  select jsonb_agg(${columns}) from ${rows} where x.tenant = v.tenant and x.video_id = v.id), '[]')`

const ownerSql = (language: string) => `(select jsonb_build_object('id', d.id, 'nickName', d.nick_name,
    'fullName', coalesce(nullif(${doctorFullNameSql}, ''), concat_ws(' ', p.name, p.surname)),
    'specialty', (select ${localSql('s', 'name', language)} from doctor_specialty ds join specialty s on s.tenant = ds.tenant and s.id = ds.specialty_id
      where ds.tenant = d.tenant and ds.doctor_id = d.id order by s.id limit 1),
    'thumbnailId', coalesce(d.thumbnail_id, p.thumbnail_id))
  from person p left join doctor d on d.tenant = p.tenant and d.person_id = p.id and d.is_active
  where p.tenant = v.tenant and p.id = v.owner_id)`

/** A Video of a row `v`, joined with the marks of the person as `m`. Takes the SQL placeholder of the language. */
export const videoEntitySql = (language: string): string => `jsonb_build_object(
  'id', v.id, 'assetId', v.id, 'title', ${localSql('v', 'title', language)}, 'description', ${localSql('v', 'description', language)}, 'duration', v.duration,
  'publishmentDate', v.publishment_date, 'thumbnailId', v.thumbnail_id,
  'categories', coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', ${localSql('c', 'name', language)}) order by ${localSql('c', 'name', language)}, c.id)
    from category c where c.tenant = v.tenant and exists (
      select from video_tag x join tag t on t.tenant = x.tenant and t.id = x.tag_id
      where x.tenant = v.tenant and x.video_id = v.id and t.category_id = c.id)), '[]'),
  'tags', ${tagsSql(
    `jsonb_build_object('id', t.id, 'name', ${localSql('t', 'name', language)}, 'categoryId', t.category_id)
      order by ${localSql('t', 'name', language)}, t.id`,
    'video_tag x join tag t on t.tenant = x.tenant and t.id = x.tag_id',
  )},
  'isFavorite', m.favorite_at is not null, 'isWatchLater', m.watch_later_at is not null,
  'isLiked', m.liked_at is not null,
  'likesCounter', (select count(*) from video_mark l
    where l.tenant = v.tenant and l.video_id = v.id and l.liked_at is not null),
  'isLocked', ${lockedSql}, 'planIds', v.plan_ids, 'position', m.position, 'userId', v.owner_id) || jsonb_build_object(
  'owner', ${ownerSql(language)}, 'ownerId', (select d.id from doctor d
    where d.tenant = v.tenant and d.person_id = v.owner_id and d.is_active))`

/** The marks of the person. */
export const marksJoin = `left join video_mark m on m.tenant = v.tenant and m.video_id = v.id and m.person_id = $2`
