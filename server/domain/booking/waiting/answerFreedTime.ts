import type { BookingResponse, FreedTimeAcceptance } from '../../../../schemas/generated/entities'
import { retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { book, move, type BookingContext } from '../steps/booking'
import type { BookingInput } from '../steps/bookingInput'
import { lockCalendars } from '../../availability/calendars/lockCalendars'
import { passOn } from '../../waitingList/freedTimes'

/** A freed time that is held for a wish, and what would be booked. */
interface Held {
  bookId: number
  answerBy: Date
  startsAt: Date
  /** The appointment to move; null: a new one is booked. */
  appointmentId: number | null
  serviceId: number
  providerId: number
  doctorId: number
  insurerId: number | null
  agreementId: number | null
}

/**
 * Takes the freed time that is held for a wish: books it, or moves the appointment that it replaces. Throws 404 for a wish of
 * somebody else, 409 FREED_TIME_OVER when no time is held, and like `book` and `move`.
 */
export function acceptFreedTime(
  context: BookingContext,
  wishId: number,
  { userOffset = null, userZone = null, returnUrl }: FreedTimeAcceptance,
): Promise<BookingResponse> {
  const { tenant, patientId, now } = context
  return retryOnConflict(context.db, async (tx) => {
    const found = await findHeld(tx, tenant.id, patientId, wishId)
    if (found) await lockCalendars(tx, tenant.id, { doctorId: found.doctorId, patientId })
    const held = found && (await findHeld(tx, tenant.id, patientId, wishId))
    if (!held || held.answerBy <= now) throw new HttpError(409, 'FREED_TIME_OVER')
    const { appointmentId, serviceId, providerId, doctorId, insurerId, agreementId } = held
    const input: BookingInput = {
      serviceId,
      providerId,
      doctorId,
      start: held.startsAt.getTime(),
      userOffset,
      userZone,
      notes: null,
      country: null,
      documents: null,
      answers: null,
      insurerId: appointmentId === null ? insurerId : null,
      agreementId: appointmentId === null ? agreementId : null,
      returnUrl,
    }
    const inside = { ...context, db: tx }
    return appointmentId === null ? book(inside, input) : move(inside, appointmentId, input)
  })
}

/** Declines the freed time that is held for a wish. The place in the list stays. Without such a time it changes nothing. */
export function declineFreedTime(
  { db, tenant, patientId, now }: Pick<BookingContext, 'db' | 'tenant' | 'patientId' | 'now'>,
  wishId: number,
): Promise<void> {
  return retryOnConflict(db, async (tx) => {
    const held = await findHeld(tx, tenant.id, patientId, wishId)
    if (held) await passOn(tx, tenant, held.bookId, 'declined', now)
  })
}

async function findHeld(
  tx: Tx,
  tenant: string,
  patientId: string,
  wishId: number,
): Promise<Held | undefined> {
  const [row] = await tx.query<Held & { bookId: number | null }>(
    `select f.appointment_id as "bookId", f.answer_by as "answerBy", a.starts_at as "startsAt", w.appointment_id as "appointmentId",
       a.service_id as "serviceId", a.provider_id as "providerId", a.doctor_id as "doctorId", w.insurer_id as "insurerId",
       w.agreement_id as "agreementId"
     from waiting_wish w
     left join freed_time f on f.tenant = w.tenant and f.wish_id = w.id and f.outcome is null
     left join appointment a on a.tenant = f.tenant and a.id = f.appointment_id
     where w.tenant = $1 and w.patient_id = $2 and w.id = $3`,
    [tenant, patientId, wishId],
  )
  const { bookId } = orNotFound(row)
  return row && bookId !== null ? row : undefined
}
