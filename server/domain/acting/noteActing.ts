import type { ActingEntry } from '../../../schemas/generated/entities'
import type { NoteActing } from '../../platform/ports'

type ActingAction = ActingEntry['action']

/** What an operation does in the account. The others that change something are `changed`. */
const actions: Readonly<Record<string, ActingAction>> = {
  'POST api/appointments/': 'booked',
  'POST api/appointments/book': 'booked',
  'POST api/appointments/book-doctor': 'booked',
  'POST api/appointments/book-hospital': 'booked',
  'POST api/appointments/book-specialist': 'booked',
  'POST api/appointments/book-specialist-free': 'booked',
  'PUT api/appointments/{id}': 'moved',
  'DELETE api/appointments/{id}': 'cancelled',
  'DELETE api/payments/{id}': 'cancelled',
}

/** Operations that are sent as POST because of their input and change nothing, and those about the actor's own letters. */
const changesNothing = [
  /^GET /,
  /^POST api\/appointments\/(available-providers|first-working-day|free-appointments|clientid|.*start-time-matrix)/,
  / api\/(letters\/settings|calendar|users\/reauthentication)/,
  /^POST api\/vital-signs-measurements\/(?!save-measure|import)/,
]

/** What a call does in the account of somebody else; undefined when it only reads. */
export const actionOf = (operation: string): ActingAction | undefined => {
  if (changesNothing.some((pattern) => pattern.test(operation))) return undefined
  return actions[operation] ?? 'changed'
}

/**
 * Records a call that somebody makes in the account of somebody else, who can read these entries: that the account
 * was opened and which medical content, once in each half hour, every file, and every change.
 */
export const noteActing: NoteActing = async (db, tenant, { actor, subject, operation, opened, now }) => {
  const change = actionOf(operation)
  const entries = [{ action: 'entered' }, ...(change ? [{ action: change }] : opened ? [opened] : [])]
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, reason, action, detail, occurred_at)
     select $1, $2::text, $3::text, c.capacity, c.reason, e.action, e.detail, $5::timestamptz
     from jsonb_to_recordset($4::jsonb) as e (action text, detail text),
       (select case when f.is_carer then 'family' else 'administrator' end as capacity,
          case when f.is_carer then 'care' else 'support' end as reason
        from (select exists (select from family_link l
          join person a on a.tenant = l.tenant and a.id = l.admin_id and a.is_family_admin
          where l.tenant = $1 and l.admin_id = $2::text and l.member_id = $3::text and l.dependent) as is_carer) f) c
     on conflict do nothing`,
    [tenant, actor, subject, JSON.stringify(entries), now.toISOString()],
  )
}
