import type { ActingEntry } from '../../../schemas/generated/entities'
import type { NoteActing } from '../../ports'

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
 * Records a call that somebody makes in the account of somebody else, who can read these entries (ROLE-005): that the account was
 * opened, once in each half hour, and every change.
 */
export const noteActing: NoteActing = async (db, tenant, { actor, subject, operation, now }) => {
  const action = actionOf(operation)
  await db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, occurred_at)
     select $1, $2::text, $3::text, case when exists (select from family_link
         where tenant = $1 and admin_id = $2::text and member_id = $3::text and dependent)
       then 'family' else 'administrator' end, action, $5::timestamptz
     from unnest($4::text[]) as action on conflict do nothing`,
    [tenant, actor, subject, action ? ['entered', action] : ['entered'], now.toISOString()],
  )
}
