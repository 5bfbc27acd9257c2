import type { Db } from '../../../server/platform/db/database'

/** Days with plays of each video. */
const DAYS = 30
const MAX_WITH_PLAYS = 10_000

/** Adds videos with files, tags, plays and likes of 20 people, of which one person has begun and keeps 200, up to a number in all. */
export async function seedManyVideos(db: Db, tenant: string, videos: number, viewer: string): Promise<void> {
  await withoutSearchIndexes(db, () => db.query(videosSql, [tenant, videos]))
  await db.query(tagsSql, [tenant])
  // Half a million likes take the embedded database a quarter of an hour, and a search reads those of one page.
  if (videos <= MAX_WITH_PLAYS) {
    await db.query(daysSql, [tenant, DAYS])
    await db.query(likesSql, [tenant])
  }
  await db.query(keepSql, [tenant, viewer])
  for (const table of ['video', 'video_tag', 'video_day', 'video_mark', 'video_word'])
    await db.exec(`vacuum analyze ${table}`)
}

/** Builds the search indexes of the videos after `work`: row by row it takes the embedded database ten minutes. */
async function withoutSearchIndexes(db: Db, work: () => Promise<unknown>): Promise<void> {
  const indexes = await db.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'video' and indexdef ilike '%using gin%'`,
  )
  for (const { name } of indexes) await db.exec(`drop index ${name}`)
  await work()
  for (const { definition } of indexes) await db.exec(definition)
}

/** Titles of 6 × 6 parts, and a word in the description that one video in 10,000 has. */
const videosSql = `insert into video (tenant, title, description, publishment_date, owner_id, duration, media)
  select $1, (array['Cuida tu espalda', 'Dormir mejor', 'Respira', 'Cocina sin sal', 'Camina cada día', 'Tu corazón'])[1 + n % 6]
    || ' ' || (array['en diez minutos', 'paso a paso', 'en casa', 'con tus hijos', 'después de los 60', 'sin prisa'])[1 + n / 6 % 6]
    || ' (' || n || ')',
    'Un vídeo breve para hacer en casa. Si te duele, para y pregunta a tu médico. ' || (
      select string_agg((array['ba','ce','di','fo','gu','la','me','ni','po','ru'])[1 + n / step % 10], '')
      from unnest(array[1, 10, 100, 1000]) step),
    current_date - n % 700, (array(select id from person where tenant = $1 order by id limit 60))[1 + n % 60], 40 + n % 900, 'salt'
  from generate_series(1, $2::int - (select count(*)::int from video where tenant = $1)) n`

const tagsSql = `insert into video_tag (tenant, video_id, tag_id)
  select v.tenant, v.id, (array(select id from tag where tenant = $1 order by id))[1 + v.id % (select count(*) from tag where tenant = $1)]
  from video v where v.tenant = $1 on conflict do nothing`

const daysSql = `insert into video_day (tenant, video_id, day, plays, impressions, played, waited, devices, countries)
  select v.tenant, v.id, current_date - 1 - 12 * d, 1 + (v.id + d) % 40, 100, 900, 300, '{"mobile": 1}', '{"ES": 1}'
  from video v cross join generate_series(0, $2::int - 1) d where v.tenant = $1 on conflict do nothing`

const likesSql = `insert into video_mark (tenant, person_id, video_id, liked_at)
  select v.tenant, p.id, v.id, now() from video v
  join (select id, row_number() over (order by id) as place from person where tenant = $1 limit 20) p
    on (v.id * 31 + p.place * 17) % 10 < 3
  where v.tenant = $1 on conflict do nothing`

const keepSql = `insert into video_mark (tenant, person_id, video_id, favorite_at, watch_later_at, position, position_at)
  select tenant, $2, id, now(), now(), 12, now() from video where tenant = $1 order by id desc limit 200
  on conflict (tenant, person_id, video_id) do update set favorite_at = now(), watch_later_at = now(), position = 12,
    position_at = now()`
