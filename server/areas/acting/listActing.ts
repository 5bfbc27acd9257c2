import type { ActingEntry } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'

interface Row extends Omit<ActingEntry, 'at' | 'detail'> {
  at: Date
  detail: string | null
}

/** What others did in a person's account, the latest hundred first. */
export async function listActing(db: Tx, tenant: string, subject: string): Promise<ActingEntry[]> {
  const rows = await db.query<Row>(
    `select e.occurred_at as at, coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), e.actor_id) as by,
       e.capacity as as, e.action, e.detail
     from acting_entry e left join person p on p.tenant = e.tenant and p.id = e.actor_id
     where e.tenant = $1 and e.subject_id = $2 order by e.id desc limit 100`,
    [tenant, subject],
  )
  return rows.map(({ detail, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    ...(detail !== null && { detail }),
  }))
}
