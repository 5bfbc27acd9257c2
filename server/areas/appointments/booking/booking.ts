import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { BookingResponse } from '../../../../schemas/generated/entities'
import { retryOnDeadlock } from '../../../db/retryOnDeadlock'
import type { Tx } from '../../../db/engine'
import type { TenantOnServer } from '../../../tenants/tenants'
import { found } from '../../orNotFound'
import { holdForPayment } from '../../payments/pendingPayment'
import { refundCancelled } from '../../payments/refunds'
import { giveUp, releaseInTheWay } from '../../payments/releaseHolds'
import { ageOf } from '../../people/personAge'
import {
  cancelAppointment,
  hasAhead,
  insertAppointment,
  lockAppointment,
  moveAppointment,
  type Booking,
} from '../appointmentQueries'
import {
  alreadyHas,
  checkChangeable,
  checkMoved,
  checkOffset,
  checkPaid,
  checkSees,
  checkWish,
  conflictOf,
  isOneAtATime,
} from './bookingRules'
import { loadAgendas } from '../availability/agendas'
import { dueFor, dueOf } from './amountDue'
import { firstBookable } from '../availability/leadTime'
import { withPayer, type Order } from './bookingInput'
import { bookableService, offerOf, type OfferedService } from '../providers'
import { notValid } from '../wireTime'

/** Who books where, and when it is. */
export interface BookingFrame {
  db: Tx
  tenant: TenantOnServer
  patientId: string
  now: Date
  /** Where the person's portal is: payments return there. */
  origin: string
  /** What the person's portal speaks. */
  language: string
  /** Nothing is asked for: a doctor books for a patient. */
  isFree?: true
  /** Who changes it is this doctor: what is with somebody else by now is not theirs to change (ROLE-025). */
  ofDoctor?: number
}

/**
 * Books a time, or holds it and answers where to pay for it (BOOK-008, BOOK-023, BOOK-040, BOOK-091 to BOOK-095).
 * Refuses with FORMAT_NOT_VALID, MAX_AGE, INSURER_NOT_ACCEPTED, ALREADY_HAVE_APPOINTMENTS or
 * APPOINTMENT_NOT_AVAILABLE.
 */
export async function book(frame: BookingFrame, order: Order): Promise<BookingResponse> {
  const { tenant, patientId, now } = frame
  return orConflict(
    retryOnDeadlock(frame.db, async (tx) => {
      const { booking, offer } = await bookingOf({ ...frame, db: tx }, order)
      const due = await dueFor(tx, tenant, patientId, order, offer.amount)
      const isHeld = !frame.isFree && due > 0
      await releaseInTheWay(tx, tenant.id, booking, now)
      await refuseSecond({ ...frame, db: tx }, order)
      const bookId = await insertAppointment(tx, tenant.id, {
        ...booking,
        status: isHeld ? AppointmentStatus.pendingPayment : AppointmentStatus.booked,
      })
      if (!isHeld) return booked(bookId, booking)
      const { origin, language } = frame
      const hold = { bookId, patientId, now, origin, language, returnUrl: order.returnUrl, ...offer }
      return {
        ...booked(bookId, booking),
        booked: false,
        redirectUrl: await holdForPayment(tx, tenant, hold),
      }
    }),
  )
}

/**
 * Moves an appointment of the person; what was paid stays paid, and who pays stays who they were where nobody is named
 * (BOOK-108). Refuses like booking, what may not be changed, and a move to what would cost the patient more.
 */
export function move(frame: BookingFrame, id: number, request: Order): Promise<BookingResponse> {
  const { tenant, patientId, now } = frame
  return orConflict(
    retryOnDeadlock(frame.db, async (tx) => {
      const appointment = found(await lockAppointment(tx, tenant.id, frame, id))
      checkChangeable(appointment, now)
      const order = withPayer(request, appointment)
      const { booking, offer } = await bookingOf({ ...frame, db: tx }, order)
      const due = await dueFor(tx, tenant, patientId, order, offer.amount)
      if (!frame.isFree) checkPaid(await dueOf(tx, tenant, id), due)
      checkMoved(appointment.startsAt, booking.start)
      await releaseInTheWay(tx, tenant.id, booking, now)
      await moveAppointment(tx, tenant.id, id, booking)
      return booked(id, booking)
    }),
  )
}

/**
 * Cancels an appointment of the person, and asks for the money back where it was paid; one that waits for its payment
 * is given back. Cancelling again changes nothing (BOOK-111, PAY-004).
 */
export function cancel(frame: Omit<BookingFrame, 'origin' | 'language'>, id: number): Promise<void> {
  const { db, tenant, patientId, now } = frame
  return retryOnDeadlock(db, async (tx) => {
    if (await giveUp(tx, tenant.id, patientId, id)) return
    const appointment = found(await lockAppointment(tx, tenant.id, frame, id))
    if (appointment.status !== AppointmentStatus.booked) return
    checkChangeable(appointment, now)
    await cancelAppointment(tx, tenant.id, id)
    await refundCancelled(tx, tenant.id, id, now)
  })
}

const booked = (bookId: number, { providerId }: Pick<Booking, 'providerId'>): BookingResponse => ({
  booked: true,
  redirectUrl: null,
  loginRequired: false,
  bookId,
  bookingData: { providerId },
})

/** An order as a booking, once every rule that does not depend on other bookings has been asked. */
async function bookingOf(
  { db, tenant, patientId, now }: BookingFrame,
  order: Order,
): Promise<{ booking: Omit<Booking, 'status'>; offer: OfferedService }> {
  checkOffset(order.userOffset)
  const service = await bookableService(db, tenant.id, order.serviceId)
  if (!service) throw notValid('serviceId')
  const offer = await offerOf(db, tenant.id, order)
  if (!offer) throw notValid(order.providerId === null ? 'doctorId' : 'providerId')
  if ((order.doctorId ?? offer.doctorId) !== offer.doctorId) throw notValid('doctorId')
  checkSees(offer, order.country)
  const { start, userOffset, notes, insurerId, agreementId } = order
  const end = start + offer.duration * 60_000
  const agendas = await loadAgendas(db, tenant.id, [offer.doctorId], { start, end })
  const { calendar } = found(agendas.get(offer.doctorId))
  const age = await ageOf(db, tenant, patientId, now)
  const { duration } = offer
  const { maxAge, externalId } = service
  checkWish({ start, duration, calendar, age, maxAge, firstBookable: firstBookable(now, externalId) })
  const { providerId, doctorId } = offer
  const who = { patientId, providerId, doctorId, serviceId: service.id, insurerId, agreementId }
  return { booking: { ...who, start, end, userOffset, notes }, offer }
}

/** To be asked while the person's calendar is locked: of two bookings sent at once, the second sees the first (BOOK-045). */
async function refuseSecond(frame: BookingFrame, { country }: Order): Promise<void> {
  const { db, tenant, patientId, now, isFree } = frame
  if (isFree || !isOneAtATime(tenant.backend.features, country)) return
  if (await hasAhead(db, tenant.id, patientId, now)) throw alreadyHas()
}

async function orConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw conflictOf(error) ?? error
  }
}
