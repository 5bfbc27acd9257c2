import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Tx } from '../../../platform/db/database'
import type { Booking } from '../../appointments/appointmentQueries'
import { timeTaken } from './bookingRules'

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
