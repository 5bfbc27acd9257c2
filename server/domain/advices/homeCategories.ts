import type { Tx } from '../../platform/db/database'
import type { Viewer } from './viewer'

const HOME_CATEGORIES = 4
/** How long a process shows the same categories: they are found in the plays of a month. */
const FRESH_MS = 60_000

interface Known {
  ids: Promise<number[]>
  until: number
}
const known = new WeakMap<Tx, Map<string, Known>>()

/** The categories whose published videos were played most in the last 30 days, at most a minute old. */
export function readHomeIds(db: Tx, { tenant, today }: Pick<Viewer, 'tenant' | 'today'>): Promise<number[]> {
  const ofDb = known.get(db) ?? new Map<string, Known>()
  known.set(db, ofDb)
  const key = `${tenant}|${today}`
  const before = ofDb.get(key)
  if (before && performance.now() < before.until) return before.ids
  const ids = findHomeIds(db, tenant, today)
  // Those of other days are not needed any more.
  for (const other of ofDb.keys()) if (other.startsWith(`${tenant}|`)) ofDb.delete(other)
  ofDb.set(key, { ids, until: performance.now() + FRESH_MS })
  ids.catch(() => ofDb.delete(key))
  return ids
}

/** The plays are joined per video by its key: the planner cannot guess how many days a video has. */
async function findHomeIds(db: Tx, tenant: string, today: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    `select c.id from category c cross join lateral (
       select count(*) as videos, sum(u.plays) as plays from (
         select distinct x.video_id, (select sum(s.plays) from video_day s
           where s.tenant = x.tenant and s.video_id = x.video_id and s.day > $2::date - 30) as plays
         from tag t join video_tag x on x.tenant = t.tenant and x.tag_id = t.id
         join video v on v.tenant = x.tenant and v.id = x.video_id
         where t.tenant = c.tenant and t.category_id = c.id
           and v.media is not null and v.publishment_date <= $2::date) u) used
     where c.tenant = $1 and used.videos > 0
     order by coalesce(used.plays, 0) desc, c.name, c.id limit ${HOME_CATEGORIES}`,
    [tenant, today],
  )
  return rows.map(({ id }) => id)
}
