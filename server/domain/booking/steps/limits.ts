import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { bookingSettingsOf } from '../../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { hasUpcomingAppointment } from '../../appointments/upcomingAppointment'
import type { BookingInput } from './bookingInput'
import { hasAppointmentError, isLimitedToOne } from './bookingRules'

/** Who books for whom, and when. */
interface Booker {
  db: Tx
  tenant: TenantOnServer
  patientId: string
  now: Date
  /** A doctor books for the patient. */
  isFree?: true
}

/**
 * Refuses a booking that exceeds a limit of the patient. Call it while the patient's calendar is locked: of two bookings
 * sent at once, the second sees the first. Takes whether the booking has to be paid. A doctor who books is not limited.
 * Throws ALREADY_HAVE_APPOINTMENTS, TOO_MANY_HELD or TOO_MANY_BOOKED.
 */
export async function checkLimits(
  { db, tenant, patientId, now, isFree }: Booker,
  { country }: BookingInput,
  isPending: boolean,
): Promise<void> {
  if (isFree) return
  if (
    isLimitedToOne(tenant.backend.features, country) &&
    (await hasUpcomingAppointment(db, tenant.id, patientId, now))
  ) {
    throw hasAppointmentError()
  }
  const { maxHeld, maxBooked } = bookingSettingsOf(tenant)
  const { held, booked } = await countUpcoming(db, tenant.id, patientId, now)
  if (isPending && held >= maxHeld) throw tooMany('TOO_MANY_HELD', maxHeld)
  if (held + booked >= maxBooked) throw tooMany('TOO_MANY_BOOKED', maxBooked)
}

const tooMany = (message: string, max: number): HttpError => new HttpError(400, message, { details: { max } })

/** The appointments of a patient that have not started: held for a payment until later than now, and booked. */
async function countUpcoming(
  db: Tx,
  tenant: string,
  patientId: string,
  now: Date,
): Promise<{ held: number; booked: number }> {
  const [count] = await db.query<{ held: number; booked: number }>(
    `select count(*) filter (where p.held_until > $3::timestamptz)::int as held,
       count(*) filter (where a.status = ${AppointmentStatus.booked})::int as booked
     from appointment a
     left join payment p on p.tenant = a.tenant and p.appointment_id = a.id
       and p.status = 'pending' and a.status = ${AppointmentStatus.pendingPayment}
     where a.tenant = $1 and a.patient_id = $2 and a.starts_at > $3::timestamptz`,
    [tenant, patientId, now.toISOString()],
  )
  return count ?? { held: 0, booked: 0 }
}
