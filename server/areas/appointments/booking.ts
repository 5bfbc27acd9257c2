import type { BookingRequest, BookingResponse } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import type { TenantOnServer } from '../../tenants/tenants'
import { found } from '../found'
import { ageOf } from '../people/ageOf'
import {
  cancelAppointment,
  insertAppointment,
  lockAppointment,
  moveAppointment,
  type Booking,
} from './appointments'
import { checkChangeable, checkMoved, checkOffset, checkWish, conflictOf } from './bookingRules'
import { loadAgendas } from './calendars'
import { firstBookable } from './lead'
import { bookableService, practicesOf } from './practices'
import { instantOfWire, notValid } from './wireTime'

/** Who books where, and when it is. */
export interface BookingFrame {
  db: Tx
  tenant: TenantOnServer
  patientId: string
  now: Date
}

/**
 * Books a time (BOOK-091, BOOK-093). Refuses with FORMAT_NOT_VALID, MAX_AGE or APPOINTMENT_NOT_AVAILABLE.
 * A service with a price is booked at once, too: see docs/decisions/301-appointments.md.
 */
export async function book(frame: BookingFrame, request: BookingRequest): Promise<BookingResponse> {
  const booking = await bookingOf(frame, request)
  const bookId = await orConflict(frame.db.tx((tx) => insertAppointment(tx, frame.tenant.id, booking)))
  return booked(bookId, booking)
}

/** Moves an appointment of the person (BOOK-108). Refuses like booking, and what may not be changed. */
export function move(frame: BookingFrame, id: number, request: BookingRequest): Promise<BookingResponse> {
  const { tenant, patientId, now } = frame
  return orConflict(
    frame.db.tx(async (tx) => {
      const appointment = found(await lockAppointment(tx, tenant.id, patientId, id))
      checkChangeable(appointment, now)
      const booking = await bookingOf({ ...frame, db: tx }, request)
      checkMoved(appointment.startsAt, booking.start)
      await moveAppointment(tx, tenant.id, id, booking)
      return booked(id, booking)
    }),
  )
}

/** Cancels an appointment of the person; cancelling again changes nothing (BOOK-111). */
export function cancel({ db, tenant, patientId, now }: BookingFrame, id: number): Promise<void> {
  return db.tx(async (tx) => {
    const appointment = found(await lockAppointment(tx, tenant.id, patientId, id))
    if (appointment.status !== 2) return
    checkChangeable(appointment, now)
    await cancelAppointment(tx, tenant.id, id)
  })
}

const booked = (bookId: number, { providerId }: Booking): BookingResponse => ({
  booked: true,
  redirectUrl: null,
  loginRequired: false,
  bookId,
  bookingData: { providerId },
})

/** A request as a booking, once every rule that does not depend on other bookings has been asked. */
async function bookingOf(frame: BookingFrame, request: BookingRequest): Promise<Booking> {
  const { db, tenant, patientId, now } = frame
  checkOffset(request.userOffset)
  const start = instantOfWire(request.date, request.time)
  const service = await bookableService(db, tenant.id, request.serviceId)
  if (!service) throw notValid('serviceId')
  const [practice] = await practicesOf(db, tenant.id, service.id, [request.providerId])
  if (!practice) throw notValid('providerId')
  if ((request.doctorId ?? practice.doctorId) !== practice.doctorId) throw notValid('doctorId')
  const { duration, maxAge } = service
  const end = start + duration * 60_000
  const agendas = await loadAgendas(db, tenant.id, [practice.doctorId], { start, end })
  const { calendar } = found(agendas.get(practice.doctorId))
  const age = await ageOf(db, tenant, patientId, now)
  checkWish({ start, duration, calendar, age, maxAge, firstBookable: firstBookable(now, service.externalId) })
  return {
    patientId,
    providerId: practice.id,
    doctorId: practice.doctorId,
    serviceId: service.id,
    start,
    end,
    userOffset: request.userOffset,
    notes: request.additionalFields?.notes || null,
  }
}

async function orConflict<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw conflictOf(error) ?? error
  }
}
