import type { Tx } from '../../platform/db/database'

/** An administrator who acts for a user. */
interface Acting {
  tenantId: string
  actor: string
  subject: string
  now: Date
}

/** Writes to the history of a user that an administrator uses their account, once an hour however many calls there are. */
export async function auditActing(db: Tx, { tenantId, actor, subject, now }: Acting): Promise<void> {
  await db.query(
    `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, version)
     select tenant, 'AdminUser', id, $3, $4::timestamptz, 'act', version from person p
     where p.tenant = $1 and p.id = $2 and not exists (
       select from audit a where a.tenant = $1 and a.record_id = $2 and a.changed_by = $3 and a.action = 'act'
         and date_trunc('hour', a.changed_at at time zone 'UTC') = date_trunc('hour', $4::timestamptz at time zone 'UTC'))
     on conflict do nothing`,
    [tenantId, subject, actor, now],
  )
}
