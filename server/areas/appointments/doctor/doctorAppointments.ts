import type { Appointment } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import { orNotFound } from '../../orNotFound'
import { listDoctorAppointments } from '../appointmentQueries'
import type { BookingContext } from '../booking/booking'
import type { BookingInput } from '../booking/bookingInput'
import { invalidField } from '../wireTime'

/** A span of dates of the API, the last one included. In: YYYY-MM-DD. Refuses what is no date, or turned round. */
export function dateRange(from: string, to: string): { from: string; to: string } {
  const start = Date.parse(from)
  const end = Date.parse(to)
  if (Number.isNaN(start)) throw invalidField('from')
  if (Number.isNaN(end) || end < start) throw invalidField('to')
  const hasTime = to.length > 'YYYY-MM-DD'.length
  return {
    from: new Date(start).toISOString(),
    to: new Date(end + (hasTime ? 0 : 86_400_000)).toISOString(),
  }
}

/** One of the doctor's appointments, of a patient where one is named; 404 for any other (BOOK-104, BOOK-107). */
export async function findDoctorAppointment(
  db: Tx,
  tenant: string,
  doctorId: number,
  { id, patientId }: { id: number; patientId?: string },
): Promise<Appointment> {
  const [appointment] = await listDoctorAppointments(db, tenant, doctorId, {
    id,
    patientId: patientId ?? null,
  })
  return orNotFound(appointment)
}

/** The doctor's own calendar alone: an order that names nobody is for the doctor, one that names another is refused. */
export function requireOwnCalendar(order: BookingInput, doctorId: number): BookingInput {
  if (order.doctorId !== null && order.doctorId !== doctorId) throw new HttpError(403, 'FORBIDDEN')
  return { ...order, doctorId }
}

/** The frame of what a doctor does for a patient of the tenant; 404 for an unknown patient. */
export async function contextForPatient(frame: BookingContext, patientId: string): Promise<BookingContext> {
  const known = await frame.db.query('select from person where tenant = $1 and id = $2', [
    frame.tenant.id,
    patientId,
  ])
  if (known.length === 0) throw new HttpError(404, 'NOT_FOUND')
  return { ...frame, patientId, isFree: true }
}
