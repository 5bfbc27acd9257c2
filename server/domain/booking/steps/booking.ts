import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { BookingResponse } from '../../../../schemas/generated/entities'
import { retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { announce, enqueueLetters } from '../../letters/queue/enqueue'
import { readAppointment } from '../../letters/queue/payload'
import type { PaymentProviderOf } from '../../payments/port'
import { createPendingPayment } from '../../payments/pendingPayment'
import { moveRefundTerm } from '../../payments/refundTerms'
import { releaseBlockingHolds } from '../../payments/releaseHolds'
import { readPersonAge } from '../../people/personAge'
import { isTreated, treatmentTime } from '../../people/treated'
import { HttpError } from '../../../platform/errors/httpError'
import {
  insertAppointment,
  lockAppointment,
  moveAppointment,
  type BookedTime,
  type Booking,
} from '../../appointments/appointmentQueries'
import {
  checkChangeable,
  checkTimeChanged,
  checkOffset,
  checkNoExtraCost,
  checkCountry,
  checkBookable,
  timeTaken,
  toBookingConflict,
  hasSamePrice,
} from './bookingRules'
import { toPolicyCheck, writePolicyCheck, type DuePolicy } from '../../appointments/policyChecks'
import { writeAnswers } from '../../appointments/answers'
import { replaceDocuments, showDocuments } from '../../appointments/appointmentDocuments'
import { calendarAt, loadAgendas } from '../../availability/calendars/agendas'
import { amountDue, amountDueForAppointment } from './amountDue'
import { checkLimits } from './limits'
import { firstBookable } from '../../availability/leadTime'
import { refuseClosedTime, refuseTakenTime } from './takenTime'
import { answerByOf, checkProposals, endBlockingProposals, propose } from '../proposals/proposals'
import { withdrawOtherTimes } from '../proposals/withdrawOtherTimes'
import { withDefaultPayer, type BookingInput } from './bookingInput'
import { bookedZone, userClock } from '../../appointments/userZone'
import { findBookableService, findOffer, type Offer } from '../../availability/providers'
import { invalidField } from '../../../platform/errors/invalidField'
import { timeOf, yieldToWaitingList } from '../../waitingList/duringBooking'
import { fulfilWishes, endWishes } from '../../waitingList/endWishes'
import { offerFreedTime } from '../../waitingList/offerFreedTime'

/** The transaction, tenant, patient and moment of a booking. */
export interface BookingContext {
  db: Tx
  tenant: TenantOnServer
  patientId: string
  /** The person who acts: the patient, somebody who acts for them, or a doctor. */
  actorId: string
  now: Date
  /** The origin of the portal, where payments return. */
  origin: string
  /** The language of the portal. */
  language: string
  /** The payment services. Undefined where nothing is charged. */
  payments: PaymentProviderOf | undefined
  /** A doctor books for a patient: nothing is charged, and services that are hidden from patients are allowed. */
  isFree?: true
  /** The doctor who makes the change: only appointments with this doctor are found. */
  actingDoctorId?: number
}

/**
 * Books a slot, or holds it and returns the address of the payment. A
 * doctor who does not treat the patient at that time only proposes it (decision 932).
 * Throws FORMAT_NOT_VALID, MIN_AGE, MAX_AGE, INSURER_NOT_ACCEPTED, INSURER_POLICY_MISSING, INSURER_POLICY_REFUSED, ALREADY_HAVE_APPOINTMENTS,
 * TOO_MANY_HELD, TOO_MANY_BOOKED, TOO_MANY_PROPOSED or APPOINTMENT_NOT_AVAILABLE.
 */
export async function book(context: BookingContext, input: BookingInput): Promise<BookingResponse> {
  const { tenant, patientId, now } = context
  return withConflictErrors(
    retryOnConflict(context.db, async (tx) => {
      if (await mustPropose({ ...context, db: tx }, input.start)) return proposeVisit(tx, context, input)
      const { booking, offer } = await prepareBooking({ ...context, db: tx }, input)
      const { amount, policy } = await amountDue(tx, tenant, context, input, offer)
      const isPending = !context.isFree && amount > 0
      await refuseTakenTime(tx, tenant.id, booking)
      await releaseBlockingHolds(tx, tenant.id, booking, now)
      await endBlockingProposals(tx, tenant.id, booking, now)
      const wishId = await yieldToWaitingList(tx, context, booking, timeTaken)
      await checkLimits({ ...context, db: tx }, input, isPending)
      await refuseClosedTime(tx, tenant.id, booking)
      const bookId = await insertAppointment(tx, tenant.id, {
        ...booking,
        status: isPending ? AppointmentStatus.pendingPayment : AppointmentStatus.booked,
        isAgreed: context.actingDoctorId === undefined,
      })
      if (!context.isFree) await writePolicyCheck(tx, { tenant: tenant.id, bookId, now }, policy)
      await writeChosen(tx, context, bookId, input)
      if (!isPending) await showDocuments(tx, tenant.id, bookId)
      const event = { kind: 'booked' as const, bookId, now, by: actorOf(context, input) }
      await (isPending ? announce : enqueueLetters)(tx, tenant.id, event)
      await fulfilWishes(tx, tenant, { ...booking, bookId, isPending, wishId }, now)
      if (!isPending) return { ...bookedResponse(bookId, booking), ...(!context.isFree && policyOf(policy)) }
      const { origin, language, payments } = context
      const { returnUrl } = input
      const pendingPayment = { bookId, patientId, now, origin, language, returnUrl, payments, ...offer }
      return {
        ...bookedResponse(bookId, booking),
        booked: false,
        redirectUrl: await createPendingPayment(tx, tenant, pendingPayment),
      }
    }),
  )
}

/** Whether only the patient can agree to a visit: a doctor acts who does not treat them when it starts. */
async function mustPropose(
  { db, tenant, patientId, now, actingDoctorId: doctorId }: BookingContext,
  start: number,
): Promise<boolean> {
  if (doctorId === undefined) return false
  const time = treatmentTime(tenant, now, new Date(Math.max(start, now.getTime())))
  return !(await isTreated(db, { tenant: tenant.id, doctorId, patientId }, time))
}

/** Holds a time of the doctor until the patient answers. Neither the patient's age nor their other appointments are looked at. */
async function proposeVisit(tx: Tx, context: BookingContext, input: BookingInput): Promise<BookingResponse> {
  const { tenant, now } = context
  const { booking } = await prepareBooking({ ...context, db: tx }, input, { age: null })
  await refuseTakenTime(tx, tenant.id, booking)
  await refuseClosedTime(tx, tenant.id, booking)
  await endBlockingProposals(tx, tenant.id, booking, now)
  await checkProposals(tx, tenant.id, booking, now)
  const bookId = await insertAppointment(tx, tenant.id, {
    ...booking,
    status: AppointmentStatus.proposed,
    isAgreed: false,
  })
  await writeChosen(tx, context, bookId, input)
  const answerBy = answerByOf(tenant, booking.start, now)
  await propose(tx, { tenant: tenant.id, bookId, now }, answerBy, actorOf(context, input))
  return {
    ...bookedResponse(bookId, booking),
    booked: false,
    isProposed: true,
    answerBy: answerBy.toISOString(),
  }
}

/**
 * Moves an appointment of the patient. A payment stays valid; without a payer in the request, the payer stays.
 * The payer of an unchanged service and practice was accepted with the booking and is not checked again.
 * Throws like `book`, for an appointment that may not be changed or a move that would cost the patient more, and
 * PATIENT_MUST_AGREE for a doctor who does not treat the patient when it would start.
 */
export function move(context: BookingContext, id: number, request: BookingInput): Promise<BookingResponse> {
  const { tenant, now } = context
  return withConflictErrors(
    retryOnConflict(context.db, async (tx) => {
      const appointment = orNotFound(await lockAppointment(tx, tenant.id, context, id))
      checkChangeable(appointment, now)
      const input = withDefaultPayer(request, appointment)
      if (await mustPropose({ ...context, db: tx }, input.start))
        throw new HttpError(409, 'PATIENT_MUST_AGREE')
      const { booking, offer } = await prepareBooking({ ...context, db: tx }, input, {
        zone: appointment.userZone,
      })
      if (!hasSamePrice(appointment, booking)) {
        const due = await amountDue(tx, tenant, context, input, offer)
        if (!context.isFree) {
          checkNoExtraCost(await amountDueForAppointment(tx, tenant, id), due.amount)
          await writePolicyCheck(tx, { tenant: tenant.id, bookId: id, now }, due.policy)
        }
      }
      checkTimeChanged(appointment.startsAt, booking.start)
      await releaseBlockingHolds(tx, tenant.id, booking, now)
      await endBlockingProposals(tx, tenant.id, booking, now)
      const wishId = await yieldToWaitingList(tx, context, booking, timeTaken)
      const before = await readAppointment(tx, tenant.id, id)
      const isByDoctor = context.actingDoctorId !== undefined
      await refuseClosedTime(tx, tenant.id, booking)
      await moveAppointment(tx, tenant.id, id, { ...booking, isAgreed: !isByDoctor })
      await moveRefundTerm(tx, tenant, { bookId: id, now, isByDoctor })
      await withdrawOtherTimes(tx, tenant, id, now)
      await writeChosen(tx, context, id, input)
      if (input.documents) await showDocuments(tx, tenant.id, id)
      const by = actorOf(context, input)
      await enqueueLetters(tx, tenant.id, { kind: 'moved', bookId: id, now, by, before })
      if (wishId !== undefined)
        await endWishes(tx, tenant, { where: 'w.id = $2', values: [wishId] }, 'booked', now)
      await offerFreedTime(tx, tenant, timeOf(before), now)
      return bookedResponse(id, booking)
    }),
  )
}

/** Writes what else the patient chose: the documents for the doctor, and the answers to the questions of the booking. */
async function writeChosen(tx: Tx, context: BookingContext, id: number, input: BookingInput): Promise<void> {
  await replaceDocuments(tx, appointmentKeyOf(context, id), input.documents)
  await writeAnswers(tx, context.tenant, { id, now: context.now }, input.answers)
}

const appointmentKeyOf = ({ tenant, patientId, actingDoctorId }: BookingContext, id: number) => ({
  tenant: tenant.id,
  id,
  patientId,
  actingDoctorId,
})

/** Who acts, with the language and the zone of their portal. */
const actorOf = ({ actorId, language }: BookingContext, input: BookingInput) => ({
  actorId,
  language,
  zone: bookedZone(input),
})

const policyOf = (policy: DuePolicy | undefined): Pick<BookingResponse, 'policyCheck'> => {
  const policyCheck = toPolicyCheck(policy)
  return policyCheck ? { policyCheck } : {}
}

const bookedResponse = (bookId: number, { providerId }: Pick<Booking, 'providerId'>): BookingResponse => ({
  booked: true,
  redirectUrl: null,
  loginRequired: false,
  bookId,
  bookingData: { providerId },
})

/**
 * Checks every rule that does not depend on other bookings. Takes what is known before: the patient's age, null where it is not
 * asked for, and the zone of an appointment that moves. Returns the appointment to write, and its offer.
 */
async function prepareBooking(
  context: BookingContext,
  input: BookingInput,
  known: { age?: null; zone?: string | null } = {},
): Promise<{ booking: BookedTime; offer: Offer }> {
  const { db, tenant, patientId, now, isFree } = context
  checkOffset(input.userOffset)
  const service = await findBookableService(db, tenant.id, input.serviceId, isFree)
  if (!service) throw invalidField('serviceId')
  const offer = await findOffer(db, tenant.id, input)
  if (!offer) throw invalidField(input.providerId === null ? 'doctorId' : 'providerId')
  if ((input.doctorId ?? offer.doctorId) !== offer.doctorId) throw invalidField('doctorId')
  checkCountry(offer, input.country)
  const { start, notes, insurerId, agreementId } = input
  const end = start + offer.duration * 60_000
  const agendas = await loadAgendas(db, tenant.id, [offer.doctorId], { start, end })
  const calendar = calendarAt(orNotFound(agendas.get(offer.doctorId)), offer.providerId)
  const age = known.age === undefined ? await readPersonAge(db, tenant, patientId, now) : known.age
  const { duration } = offer
  const { minAge, maxAge, externalId } = service
  checkBookable({
    start,
    duration,
    calendar,
    age,
    minAge,
    maxAge,
    firstBookable: firstBookable(tenant, now, externalId),
  })
  const { providerId, doctorId } = offer
  const who = { patientId, providerId, doctorId, serviceId: service.id, insurerId, agreementId }
  const clock = await userClock(context, input, known.zone)
  return { booking: { ...who, ...clock, start, end, notes }, offer }
}

export async function withConflictErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw toBookingConflict(error) ?? error
  }
}
