import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import type { Booking } from '../../appointments/appointmentQueries'
import { calendarAt, loadAgendas } from '../../availability/calendars/agendas'
import { lockCalendars } from '../../availability/calendars/lockCalendars'
import { isWorkingStart } from '../../availability/calendars/slots'
import { timeClosed, timeTaken } from './bookingRules'

const MINUTE_MS = 60_000

/**
 * Refuses a time at which the doctor has an appointment. The exclusion constraint would refuse it too, but only after the
 * lock of the calendar: of hundreds who want one time, each would wait for all the others to hear that it is taken.
 */
export async function refuseTakenTime(
  tx: Tx,
  tenant: string,
  { doctorId, start, end }: Pick<Booking, 'doctorId' | 'start' | 'end'>,
): Promise<void> {
  const taken = await tx.query(
    `select from appointment where tenant = $1 and doctor_id = $2 and status = ${AppointmentStatus.booked}
       and period && tstzrange($3::timestamptz, $4::timestamptz, '[)') limit 1`,
    [tenant, doctorId, new Date(start).toISOString(), new Date(end).toISOString()],
  )
  if (taken.length > 0) throw timeTaken()
}

/**
 * Locks the calendars of a booking and refuses a time that has been closed since the booking was checked: an absence of the doctor or a
 * holiday of the centre that was written meanwhile has told everybody in it, and nobody would tell this patient. Call it last, before the appointment is written.
 */
export async function refuseClosedTime(
  tx: Tx,
  tenant: string,
  booking: Pick<Booking, 'doctorId' | 'providerId' | 'patientId' | 'start' | 'end'>,
): Promise<void> {
  await lockCalendars(tx, tenant, booking)
  const { doctorId, providerId, start, end } = booking
  const agenda = (await loadAgendas(tx, tenant, [doctorId], { start, end })).get(doctorId)
  const isOpen = agenda && isWorkingStart(calendarAt(agenda, providerId), start, (end - start) / MINUTE_MS)
  if (!isOpen) throw timeClosed()
}
