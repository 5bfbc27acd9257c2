import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import type { Api } from '../../../platform/http/api/operation'
import { letterSettingsOf } from '../../../platform/tenants/settings/letterSettings'
import { enqueueLetters } from '../queue/enqueue'
import { dueReminder, type ReminderTimes } from './dueReminder'

/** An appointment that has reached the next of its tenant's reminder hours. */
interface Upcoming extends ReminderTimes {
  bookId: number
  hours: number
}

/** SQL: another time was proposed for appointment `a`, which cannot take place when it is booked. */
const isReplaced = `exists (select from visit_proposal v where v.tenant = a.tenant and v.replaces = a.id
  and (v.outcome is null or v.outcome in ('declined', 'expired')))`

/** The number of reminders of a tenant in one round. */
const MAX_REMINDERS = 200

/** Writes the reminders that are due in every tenant. Each is written once, by whichever server comes first. */
export async function enqueueReminders({
  db,
  tenants,
  now,
}: Pick<Api, 'db' | 'tenants' | 'now'>): Promise<void> {
  for (const tenant of tenants.all) {
    const { reminderHours } = letterSettingsOf(tenant)
    if (reminderHours.length === 0) continue
    const upcoming = await findUpcoming(db, tenant.id, reminderHours, now())
    for (const appointment of upcoming) {
      const isDue = dueReminder(reminderHours, appointment, now()) !== undefined
      await db.tx((tx) => remind(tx, tenant.id, appointment, isDue ? now() : undefined))
    }
  }
}

const findUpcoming = (db: Tx, tenant: string, hours: readonly number[], now: Date): Promise<Upcoming[]> =>
  db.query<Upcoming>(
    `select a.id as "bookId", a.starts_at as "startsAt", n.announced_at as "announcedAt", next.hours
     from appointment a
     join appointment_notice n on n.tenant = a.tenant and n.appointment_id = a.id
     join lateral (select min(h) as hours from unnest($3::int[]) as h
       where a.starts_at <= $2::timestamptz + make_interval(hours => h)) next on true
     where a.tenant = $1 and a.status = ${AppointmentStatus.booked} and a.starts_at > $2::timestamptz
       and a.starts_at <= $2::timestamptz + make_interval(hours => $4) and n.reminded_hours is distinct from next.hours
       and not ${isReplaced}
     order by a.starts_at limit ${MAX_REMINDERS}`,
    [tenant, now.toISOString(), hours, Math.max(...hours)],
  )

/** Records the hour, so that the appointment is not found again, and writes its reminder where one is due. */
async function remind(
  tx: Tx,
  tenant: string,
  { bookId, hours }: Upcoming,
  now: Date | undefined,
): Promise<void> {
  const noted = await tx.query(
    `update appointment_notice set reminded_hours = $3
     where tenant = $1 and appointment_id = $2 and reminded_hours is distinct from $3 returning appointment_id`,
    [tenant, bookId, hours],
  )
  if (now && noted.length > 0) await enqueueLetters(tx, tenant, { kind: 'reminder', bookId, now, hours })
}
