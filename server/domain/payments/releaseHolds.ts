import { AppointmentStatus } from '../../../schemas/generated/constants'
import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import type { Tx } from '../../platform/db/database'
import { lockCalendars, type CalendarOwners } from '../availability/calendars/lockCalendars'
import { isRefusedSql } from '../appointments/policyChecks'
import { enqueueLetters } from '../letters/queue/enqueue'

const { pendingPayment, released } = AppointmentStatus

/** A time that a patient wants to book. Instants in milliseconds. */
export interface RequestedTime extends CalendarOwners {
  start: number
  end: number
}

/**
 * Deletes the stored responses (`Idempotency-Key`) of released holds. A client that repeats such a booking must not be
 * redirected to a payment that would come too late.
 */
const deleteResponses = `deleted_responses as (
       delete from idempotency i using released
       where i.tenant = released.tenant and i.answer ->> 'bookId' is not null and i.answer ->> 'bookId' = released.id::text)`

/**
 * Releases the holds that block a booking: expired ones, and the patient's own, so that the patient can try again at
 * once. Call it in the booking's transaction, before the insert: then no slot is blocked because the worker has not run.
 * Other patients get a letter about their expired holds.
 */
export async function releaseBlockingHolds(
  tx: Tx,
  tenant: string,
  requested: RequestedTime,
  now: Date,
): Promise<void> {
  const { doctorId, patientId, start, end } = requested
  await lockCalendars(tx, tenant, requested)
  const rows = await tx.query<{ id: number; isOwn: boolean }>(
    `with released as (
       update payment p set status = 'released' from appointment a
       where p.tenant = $1 and p.status = 'pending' and a.tenant = p.tenant and a.id = p.appointment_id
         and a.status = ${pendingPayment} and a.period && tstzrange($4::timestamptz, $5::timestamptz, '[)')
         and (a.patient_id = $3 or (a.doctor_id = $2 and p.held_until <= $6::timestamptz))
       returning p.tenant, p.appointment_id as id),
     ${deleteResponses}
     update appointment a set status = ${released} from released where a.tenant = $1 and a.id = released.id
     returning a.id, a.patient_id = $3 as "isOwn"`,
    [
      tenant,
      doctorId,
      patientId,
      new Date(start).toISOString(),
      new Date(end).toISOString(),
      now.toISOString(),
    ],
  )
  for (const { id, isOwn } of rows) await (isOwn ? announceRelease : announceExpiry)(tx, tenant, id, now)
}

/** Tells the patient's side that the time of their hold has passed, in the transaction that releases it. */
async function announceExpiry(tx: Tx, tenant: string, bookId: number, now: Date): Promise<void> {
  await enqueueLetters(tx, tenant, { kind: 'paymentExpired', bookId, now })
  await announceRelease(tx, tenant, bookId, now)
}

/**
 * Tells both sides that an appointment is cancelled which was booked before its insurer refused to pay. Nobody else knows of a
 * hold that ends.
 */
export async function announceRelease(tx: Tx, tenant: string, bookId: number, now: Date): Promise<void> {
  const wasBooked = await tx.query(
    `select from appointment a where a.tenant = $1 and a.id = $2 and ${isRefusedSql}`,
    [tenant, bookId],
  )
  if (wasBooked.length > 0) await enqueueLetters(tx, tenant, { kind: 'cancelled', bookId, now })
}

/**
 * Releases a hold that the patient gives up. Returns false when there is none: it is paid, or already released.
 * Call it before locking the appointment: payments are locked first.
 */
export async function releaseOwnHold(
  tx: Tx,
  tenant: string,
  patientId: string,
  bookId: number,
): Promise<boolean> {
  const rows = await tx.query(
    `with released as (
       update payment p set status = 'released' from appointment a
       where p.tenant = $1 and p.appointment_id = $3 and p.status = 'pending'
         and a.tenant = p.tenant and a.id = p.appointment_id and a.patient_id = $2 and a.status = ${pendingPayment}
       returning p.tenant, p.appointment_id as id),
     ${deleteResponses}
     update appointment a set status = ${released} from released where a.tenant = released.tenant and a.id = released.id returning a.id`,
    [tenant, patientId, bookId],
  )
  return rows.length > 0
}

/**
 * Releases every expired hold of the tenants, with a letter about each. Several servers may run it at once: each skips the rows that
 * another one has locked. Resolves to the number of released holds.
 */
export function releaseExpiredHolds(db: Tx, tenants: readonly string[], now: Date): Promise<number> {
  return retryOnDeadlock(db, async (tx) => {
    const rows = await tx.query<{ tenant: string; id: number }>(
      `with expired as (
         select tenant, appointment_id from payment
         where tenant = any($2) and status = 'pending' and held_until <= $1::timestamptz
         for update skip locked),
       released as (
         update payment p set status = 'released' from expired
         where p.tenant = expired.tenant and p.appointment_id = expired.appointment_id
         returning p.tenant, p.appointment_id as id),
       ${deleteResponses}
       update appointment a set status = ${released} from released where a.tenant = released.tenant and a.id = released.id and a.status = ${pendingPayment}
       returning a.tenant, a.id`,
      [now.toISOString(), tenants],
    )
    for (const { tenant, id } of rows) await announceExpiry(tx, tenant, id, now)
    return rows.length
  })
}

/** Releases the hold of a payment that was refused or came too late. An appointment that is not held stays unchanged. */
export async function releaseHold(tx: Tx, tenant: string, bookId: number): Promise<void> {
  await tx.query(
    `with released as (select $1::text as tenant, $2::int as id),
     ${deleteResponses}
     update appointment a set status = ${released} from released where a.tenant = released.tenant and a.id = released.id and a.status = ${pendingPayment}`,
    [tenant, bookId],
  )
}
