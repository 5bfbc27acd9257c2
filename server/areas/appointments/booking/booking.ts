import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { BookingResponse } from '../../../../schemas/generated/entities'
import { retryOnDeadlock } from '../../../db/retryOnDeadlock'
import type { Tx } from '../../../db/engine'
import type { TenantOnServer } from '../../../tenants/tenants'
import { orNotFound } from '../../orNotFound'
import { createPendingPayment } from '../../payments/pendingPayment'
import { refundCancelledAppointment } from '../../payments/refunds'
import { releaseOwnHold, releaseBlockingHolds } from '../../payments/releaseHolds'
import { readPersonAge } from '../../people/personAge'
import {
  cancelAppointment,
  hasUpcomingAppointment,
  insertAppointment,
  lockAppointment,
  moveAppointment,
  type Booking,
} from '../appointmentQueries'
import {
  hasAppointmentError,
  checkChangeable,
  checkTimeChanged,
  checkOffset,
  checkNoExtraCost,
  checkCountry,
  checkBookable,
  toBookingConflict,
  isLimitedToOne,
} from './bookingRules'
import { loadAgendas } from '../availability/agendas'
import { amountDue, amountDueForAppointment } from './amountDue'
import { firstBookable } from '../availability/leadTime'
import { withDefaultPayer, type BookingInput } from './bookingInput'
import { findBookableService, findOffer, type Offer } from '../providers'
import { invalidField } from '../wireTime'

/** Who books where, and when it is. */
export interface BookingContext {
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
  actingDoctorId?: number
}

/**
 * Books a time, or holds it and answers where to pay for it (BOOK-008, BOOK-023, BOOK-040, BOOK-091 to BOOK-095).
 * Refuses with FORMAT_NOT_VALID, MAX_AGE, INSURER_NOT_ACCEPTED, ALREADY_HAVE_APPOINTMENTS or
 * APPOINTMENT_NOT_AVAILABLE.
 */
export async function book(frame: BookingContext, order: BookingInput): Promise<BookingResponse> {
  const { tenant, patientId, now } = frame
  return withConflictErrors(
    retryOnDeadlock(frame.db, async (tx) => {
      const { booking, offer } = await prepareBooking({ ...frame, db: tx }, order)
      const due = await amountDue(tx, tenant, patientId, order, offer.amount)
      const isHeld = !frame.isFree && due > 0
      await releaseBlockingHolds(tx, tenant.id, booking, now)
      await refuseSecondAppointment({ ...frame, db: tx }, order)
      const bookId = await insertAppointment(tx, tenant.id, {
        ...booking,
        status: isHeld ? AppointmentStatus.pendingPayment : AppointmentStatus.booked,
      })
      if (!isHeld) return bookedResponse(bookId, booking)
      const { origin, language } = frame
      const hold = { bookId, patientId, now, origin, language, returnUrl: order.returnUrl, ...offer }
      return {
        ...bookedResponse(bookId, booking),
        booked: false,
        redirectUrl: await createPendingPayment(tx, tenant, hold),
      }
    }),
  )
}

/**
 * Moves an appointment of the person; what was paid stays paid, and who pays stays who they were where nobody is named
 * (BOOK-108). Refuses like booking, what may not be changed, and a move to what would cost the patient more.
 */
export function move(frame: BookingContext, id: number, request: BookingInput): Promise<BookingResponse> {
  const { tenant, patientId, now } = frame
  return withConflictErrors(
    retryOnDeadlock(frame.db, async (tx) => {
      const appointment = orNotFound(await lockAppointment(tx, tenant.id, frame, id))
      checkChangeable(appointment, now)
      const order = withDefaultPayer(request, appointment)
      const { booking, offer } = await prepareBooking({ ...frame, db: tx }, order)
      const due = await amountDue(tx, tenant, patientId, order, offer.amount)
      if (!frame.isFree) checkNoExtraCost(await amountDueForAppointment(tx, tenant, id), due)
      checkTimeChanged(appointment.startsAt, booking.start)
      await releaseBlockingHolds(tx, tenant.id, booking, now)
      await moveAppointment(tx, tenant.id, id, booking)
      return bookedResponse(id, booking)
    }),
  )
}

/**
 * Cancels an appointment of the person, and asks for the money back where it was paid; one that waits for its payment
 * is given back. Cancelling again changes nothing (BOOK-111, PAY-004).
 */
export function cancel(frame: Omit<BookingContext, 'origin' | 'language'>, id: number): Promise<void> {
  const { db, tenant, patientId, now } = frame
  return retryOnDeadlock(db, async (tx) => {
    if (await releaseOwnHold(tx, tenant.id, patientId, id)) return
    const appointment = orNotFound(await lockAppointment(tx, tenant.id, frame, id))
    if (appointment.status !== AppointmentStatus.booked) return
    checkChangeable(appointment, now)
    await cancelAppointment(tx, tenant.id, id)
    await refundCancelledAppointment(tx, tenant.id, id, now)
  })
}

const bookedResponse = (bookId: number, { providerId }: Pick<Booking, 'providerId'>): BookingResponse => ({
  booked: true,
  redirectUrl: null,
  loginRequired: false,
  bookId,
  bookingData: { providerId },
})

/** An order as a booking, once every rule that does not depend on other bookings has been asked. */
async function prepareBooking(
  { db, tenant, patientId, now }: BookingContext,
  order: BookingInput,
): Promise<{ booking: Omit<Booking, 'status'>; offer: Offer }> {
  checkOffset(order.userOffset)
  const service = await findBookableService(db, tenant.id, order.serviceId)
  if (!service) throw invalidField('serviceId')
  const offer = await findOffer(db, tenant.id, order)
  if (!offer) throw invalidField(order.providerId === null ? 'doctorId' : 'providerId')
  if ((order.doctorId ?? offer.doctorId) !== offer.doctorId) throw invalidField('doctorId')
  checkCountry(offer, order.country)
  const { start, userOffset, notes, insurerId, agreementId } = order
  const end = start + offer.duration * 60_000
  const agendas = await loadAgendas(db, tenant.id, [offer.doctorId], { start, end })
  const { calendar } = orNotFound(agendas.get(offer.doctorId))
  const age = await readPersonAge(db, tenant, patientId, now)
  const { duration } = offer
  const { maxAge, externalId } = service
  checkBookable({ start, duration, calendar, age, maxAge, firstBookable: firstBookable(now, externalId) })
  const { providerId, doctorId } = offer
  const who = { patientId, providerId, doctorId, serviceId: service.id, insurerId, agreementId }
  return { booking: { ...who, start, end, userOffset, notes }, offer }
}

/** To be asked while the person's calendar is locked: of two bookings sent at once, the second sees the first (BOOK-045). */
async function refuseSecondAppointment(frame: BookingContext, { country }: BookingInput): Promise<void> {
  const { db, tenant, patientId, now, isFree } = frame
  if (isFree || !isLimitedToOne(tenant.backend.features, country)) return
  if (await hasUpcomingAppointment(db, tenant.id, patientId, now)) throw hasAppointmentError()
}

async function withConflictErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toBookingConflict(error) ?? error
  }
}
