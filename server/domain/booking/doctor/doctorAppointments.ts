import type { Appointment } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { listDoctorAppointments, type DoctorReader } from '../../appointments/appointmentQueries'
import type { BookingContext } from '../steps/booking'
import type { BookingInput } from '../steps/bookingInput'
import { invalidField } from '../../../platform/errors/invalidField'

/**
 * A range of dates, the last day included, as instants. Takes dates as YYYY-MM-DD, or instants.
 * Throws FORMAT_NOT_VALID when either is not a date, or `to` is before `from`.
 */
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

/** One of the doctor's appointments, optionally of one patient; 404 for any other. */
export async function findDoctorAppointment(
  db: Tx,
  tenant: string,
  reader: DoctorReader,
  { id, patientId }: { id: number; patientId?: string },
): Promise<Appointment> {
  const [appointment] = await listDoctorAppointments(db, tenant, reader, {
    id,
    patientId: patientId ?? null,
  })
  return orNotFound(appointment)
}

/** Limits a booking to the doctor's own calendar. Throws 403 when the input names another doctor. */
export function requireOwnCalendar(input: BookingInput, doctorId: number): BookingInput {
  if (input.doctorId !== null && input.doctorId !== doctorId) throw new HttpError(403, 'FORBIDDEN')
  return { ...input, doctorId }
}

/** The booking context of a doctor who books for a patient: nothing is charged. 404 for an unknown patient. */
export async function contextForPatient(context: BookingContext, patientId: string): Promise<BookingContext> {
  const known = await context.db.query('select from person where tenant = $1 and id = $2', [
    context.tenant.id,
    patientId,
  ])
  if (known.length === 0) throw new HttpError(404, 'NOT_FOUND')
  return { ...context, patientId, isFree: true }
}
