import type { Category, VideoTag } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { localSql } from '../catalogue/entitySql'
import { readHomeIds } from './homeCategories'
import type { Viewer } from './viewer'

const published = `v.media is not null and v.publishment_date <= $2::date`

/** A Category of a row `c` in the language `$3`. Takes more fields of its tags `t`. */
const categorySql = (
  more = '',
) => `jsonb_build_object('id', c.id, 'name', ${localSql('c', 'name', '$3')}, 'tags', coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', ${localSql('t', 'name', '$3')}, 'order', t.position${more}) order by t.position)
  from tag t where t.tenant = c.tenant and t.category_id = c.id), '[]'))`

const videosOfTag = `, 'videos', (select count(*) from video_tag x where x.tenant = t.tenant and x.tag_id = t.id)`

/** All categories, by name; with an id only that one. */
export async function listVideoCategories(
  db: Tx,
  tenant: string,
  language: string,
  id: number | null = null,
): Promise<Category[]> {
  const rows = await db.query<{ entity: Category }>(
    `select ${categorySql(videosOfTag)} as entity from category c where c.tenant = $1 and ($2::int is null or c.id = $2)
     order by folded(${localSql('c', 'name', '$3')}), c.id`,
    [tenant, id, language],
  )
  return rows.map(({ entity }) => entity)
}

/** The categories of the gallery: those whose published videos were played most in the last 30 days. */
export async function listHomeCategories(db: Tx, viewer: Viewer): Promise<Category[]> {
  const rows = await db.query<{ entity: Category }>(
    `select ${categorySql()} as entity from unnest($2::int[]) with ordinality home(id, place)
     join category c on c.tenant = $1 and c.id = home.id order by home.place`,
    [viewer.tenant, await readHomeIds(db, viewer), viewer.language],
  )
  return rows.map(({ entity }) => entity)
}

/** The tags of a category in their order; undefined for an unknown category. */
export async function listTagsOf(
  db: Tx,
  { tenant, language }: Viewer,
  category: number,
): Promise<VideoTag[] | undefined> {
  const known = await db.query('select from category where tenant = $1 and id = $2', [tenant, category])
  if (known.length === 0) return undefined
  return db.query<VideoTag>(
    `select t.id, ${localSql('t', 'name', '$3')} as name, t.category_id as "categoryId" from tag t
     where t.tenant = $1 and t.category_id = $2 order by t.position`,
    [tenant, category, language],
  )
}

/** The tags of published videos, by name. */
export const listTags = (db: Tx, { tenant, today, language }: Viewer): Promise<VideoTag[]> =>
  db.query<VideoTag>(
    `select t.id, ${localSql('t', 'name', '$3')} as name, t.category_id as "categoryId" from tag t where t.tenant = $1 and exists (
       select from video_tag x join video v on v.tenant = x.tenant and v.id = x.video_id
       where x.tenant = t.tenant and x.tag_id = t.id and ${published})
     order by folded(${localSql('t', 'name', '$3')}), t.id`,
    [tenant, today, language],
  )
