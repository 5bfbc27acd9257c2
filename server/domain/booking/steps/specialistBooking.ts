import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { findAppointment } from '../../appointments/appointmentQueries'
import { book, type BookingContext } from './booking'
import type { BookingInput } from './bookingInput'
import { findOffer } from '../../availability/providers'
import { invalidField } from '../../../platform/errors/invalidField'

/** Books a specialist's service that has a price; the response carries the payment address. */
export async function bookPaidService(
  context: BookingContext,
  input: BookingInput,
): Promise<BookingResponse> {
  await checkPrice(context, input, (amount) => amount > 0)
  return book(context, input)
}

/** Books a specialist's service without a price. Throws FORMAT_NOT_VALID when it has one. */
export async function bookFreeService(
  context: BookingContext,
  input: BookingInput,
): Promise<BookingResponse> {
  await checkPrice(context, input, (amount) => amount === 0)
  return book(context, input)
}

async function checkPrice(
  { db, tenant }: BookingContext,
  input: BookingInput,
  isValid: (amount: number) => boolean,
): Promise<void> {
  const offer = await findOffer(db, tenant.id, input)
  if (offer && !isValid(offer.amount)) throw invalidField('serviceId', 'price')
}

/** The appointment of a paid booking; 404 while it is not paid, or when it belongs to another patient. */
export async function findPaidAppointment(
  db: Tx,
  tenant: string,
  language: string,
  patientId: string,
  id: number,
  now: Date,
): Promise<Appointment> {
  const appointment = orNotFound(await findAppointment(db, tenant, language, patientId, id, now))
  return orNotFound(appointment.status === AppointmentStatus.booked ? appointment : undefined)
}
