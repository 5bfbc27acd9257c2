import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { orNotFound } from '../../orNotFound'
import { findAppointment } from '../appointmentQueries'
import { book, type BookingContext } from './booking'
import type { BookingInput } from './bookingInput'
import { findOffer } from '../providers'
import { invalidField } from '../wireTime'

/** Books a specialist's service that has a price: the answer says where to pay (BOOK-042, BOOK-092). */
export async function bookPaidService(frame: BookingContext, order: BookingInput): Promise<BookingResponse> {
  await checkPrice(frame, order, (amount) => amount > 0)
  return book(frame, order)
}

/** Books a specialist's service without a price; one that has a price is refused (BOOK-043, BOOK-102). */
export async function bookFreeService(frame: BookingContext, order: BookingInput): Promise<BookingResponse> {
  await checkPrice(frame, order, (amount) => amount === 0)
  return book(frame, order)
}

async function checkPrice(
  { db, tenant }: BookingContext,
  order: BookingInput,
  isRight: (amount: number) => boolean,
): Promise<void> {
  const offer = await findOffer(db, tenant.id, order)
  if (offer && !isRight(offer.amount)) throw invalidField('serviceId', 'price')
}

/** The appointment of a booking that is paid; 404 while it is not, and for anybody else's (BOOK-044, BOOK-101). */
export async function findPaidAppointment(
  db: Tx,
  tenant: string,
  patientId: string,
  id: number,
): Promise<Appointment> {
  const appointment = orNotFound(await findAppointment(db, tenant, patientId, id))
  return orNotFound(appointment.status === AppointmentStatus.booked ? appointment : undefined)
}
