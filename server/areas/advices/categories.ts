import type { Category, VideoTag } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'

const HOME_CATEGORIES = 4

const published = `v.media is not null and v.publishment_date <= $2::date`

/** The categories of the gallery (VIDEO-036): those whose published videos were played most in the last 30 days. */
export async function listHomeCategories(db: Tx, tenant: string, today: string): Promise<Category[]> {
  const rows = await db.query<{ entity: Category }>(
    `with used as (select distinct t.category_id, v.id from video v
       join video_tag x on x.tenant = v.tenant and x.video_id = v.id
       join tag t on t.tenant = x.tenant and t.id = x.tag_id where v.tenant = $1 and ${published}),
     played as (select s.video_id, sum(s.plays) as plays from video_day s
       where s.tenant = $1 and s.day > $2::date - 30 group by s.video_id)
     select jsonb_build_object('id', c.id, 'name', c.name, 'tags', (
       select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'order', t.position) order by t.position)
       from tag t where t.tenant = c.tenant and t.category_id = c.id)) as entity
     from category c join used u on u.category_id = c.id left join played p on p.video_id = u.id
     where c.tenant = $1 group by c.tenant, c.id
     order by coalesce(sum(p.plays), 0) desc, c.name, c.id limit ${HOME_CATEGORIES}`,
    [tenant, today],
  )
  return rows.map(({ entity }) => entity)
}

/** The tags of a category in their order (VIDEO-037); undefined for an unknown category. */
export async function listTagsOf(db: Tx, tenant: string, category: number): Promise<VideoTag[] | undefined> {
  const known = await db.query('select from category where tenant = $1 and id = $2', [tenant, category])
  if (known.length === 0) return undefined
  return db.query<VideoTag>(
    `select id, name, category_id as "categoryId" from tag where tenant = $1 and category_id = $2 order by position`,
    [tenant, category],
  )
}

/** The tags of published videos, by name (VIDEO-038). */
export const listTags = (db: Tx, tenant: string, today: string): Promise<VideoTag[]> =>
  db.query<VideoTag>(
    `select t.id, t.name, t.category_id as "categoryId" from tag t where t.tenant = $1 and exists (
       select from video_tag x join video v on v.tenant = x.tenant and v.id = x.video_id
       where x.tenant = t.tenant and x.tag_id = t.id and ${published})
     order by folded(t.name), t.id`,
    [tenant, today],
  )
