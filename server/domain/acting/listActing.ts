import type { ActingEntry } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

interface Row extends Omit<ActingEntry, 'at' | 'detail' | 'reason'> {
  at: Date
  detail: string | null
  reason: NonNullable<ActingEntry['reason']> | null
}

/** Entries that a list contains at most; the export of the account has all. */
const LIST_LENGTH = 1000

/** What others did in a person's account and read of their records, the latest first. */
export async function listActing(db: Tx, tenant: string, subject: string): Promise<ActingEntry[]> {
  const rows = await db.query<Row>(
    `select e.occurred_at as at, coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), case e.capacity when 'guest' then e.detail end, e.actor_id) as by,
       e.capacity as as, e.action, e.reason, e.detail
     from acting_entry e left join person p on p.tenant = e.tenant and p.id = e.actor_id
     where e.tenant = $1 and e.subject_id = $2 order by e.id desc limit ${LIST_LENGTH}`,
    [tenant, subject],
  )
  return rows.map(({ detail, reason, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    ...(reason !== null && { reason }),
    ...(detail !== null && { detail }),
  }))
}
