import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Appointment, BookingResponse } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { found } from '../../orNotFound'
import { findAppointment } from '../appointmentQueries'
import { book, type BookingFrame } from './booking'
import type { Order } from './bookingInput'
import { offerOf } from '../providers'
import { notValid } from '../wireTime'

/** Books a specialist's service that has a price: the answer says where to pay (BOOK-042, BOOK-092). */
export async function bookPaid(frame: BookingFrame, order: Order): Promise<BookingResponse> {
  await checkPrice(frame, order, (amount) => amount > 0)
  return book(frame, order)
}

/** Books a specialist's service without a price; one that has a price is refused (BOOK-043, BOOK-102). */
export async function bookFree(frame: BookingFrame, order: Order): Promise<BookingResponse> {
  await checkPrice(frame, order, (amount) => amount === 0)
  return book(frame, order)
}

async function checkPrice(
  { db, tenant }: BookingFrame,
  order: Order,
  isRight: (amount: number) => boolean,
): Promise<void> {
  const offer = await offerOf(db, tenant.id, order)
  if (offer && !isRight(offer.amount)) throw notValid('serviceId', 'price')
}

/** The appointment of a booking that is paid; 404 while it is not, and for anybody else's (BOOK-044, BOOK-101). */
export async function paidAppointment(
  db: Tx,
  tenant: string,
  patientId: string,
  id: number,
): Promise<Appointment> {
  const appointment = found(await findAppointment(db, tenant, patientId, id))
  return found(appointment.status === AppointmentStatus.booked ? appointment : undefined)
}
