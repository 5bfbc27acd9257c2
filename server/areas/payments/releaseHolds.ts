import { AppointmentStatus } from '../../../schemas/generated/constants'
import { retryOnDeadlock } from '../../db/retryOnDeadlock'
import type { Tx } from '../../db/engine'
import { lockCalendars, type CalendarOwners } from '../appointments/lockCalendars'

const { pendingPayment, released } = AppointmentStatus

/** A time that somebody wants. Instants in milliseconds. */
export interface RequestedTime extends CalendarOwners {
  start: number
  end: number
}

/**
 * The kept answers that promised what is gone: who sends such a booking again must not be led to a payment that can
 * only come too late (`Idempotency-Key`).
 */
const forgotten = `forgotten as (
       delete from idempotency i using gone
       where i.tenant = gone.tenant and i.answer ->> 'bookId' is not null and i.answer ->> 'bookId' = gone.id::text)`

/**
 * Gives back what stands in the way of a booking and need not: times held for a payment that has not come, and the
 * person's own unpaid ones, so that they can try again at once. To be called in the booking's transaction, before it
 * takes the time: then nothing is blocked because a timer did not run.
 */
export async function releaseBlockingHolds(
  tx: Tx,
  tenant: string,
  wanted: RequestedTime,
  now: Date,
): Promise<void> {
  const { doctorId, patientId, start, end } = wanted
  await lockCalendars(tx, tenant, wanted)
  await tx.query(
    `with gone as (
       update payment p set status = 'released' from appointment a
       where p.tenant = $1 and p.status = 'pending' and a.tenant = p.tenant and a.id = p.appointment_id
         and a.status = ${pendingPayment} and a.period && tstzrange($4::timestamptz, $5::timestamptz, '[)')
         and (a.patient_id = $3 or (a.doctor_id = $2 and p.held_until <= $6::timestamptz))
       returning p.tenant, p.appointment_id as id),
     ${forgotten}
     update appointment a set status = ${released} from gone where a.tenant = $1 and a.id = gone.id`,
    [
      tenant,
      doctorId,
      patientId,
      new Date(start).toISOString(),
      new Date(end).toISOString(),
      now.toISOString(),
    ],
  )
}

/**
 * Gives back a time that the person does not want to pay for. Out: false where none is held: it is paid by now, or
 * given back already. To be called before the appointment is locked: payments are locked first.
 */
export async function releaseOwnHold(
  tx: Tx,
  tenant: string,
  patientId: string,
  bookId: number,
): Promise<boolean> {
  const rows = await tx.query(
    `with gone as (
       update payment p set status = 'released' from appointment a
       where p.tenant = $1 and p.appointment_id = $3 and p.status = 'pending'
         and a.tenant = p.tenant and a.id = p.appointment_id and a.patient_id = $2 and a.status = ${pendingPayment}
       returning p.tenant, p.appointment_id as id),
     ${forgotten}
     update appointment a set status = ${released} from gone where a.tenant = gone.tenant and a.id = gone.id returning a.id`,
    [tenant, patientId, bookId],
  )
  return rows.length > 0
}

/**
 * Gives back every time whose payment has not come in time. Safe when several servers do it at once: what one is at,
 * the others leave alone. Out: how many.
 */
export async function releaseExpiredHolds(db: Tx, now: Date): Promise<number> {
  const rows = await retryOnDeadlock(db, (tx) =>
    tx.query(
      `with due as (
         select tenant, appointment_id from payment where status = 'pending' and held_until <= $1::timestamptz
         for update skip locked),
       gone as (
         update payment p set status = 'released' from due
         where p.tenant = due.tenant and p.appointment_id = due.appointment_id
         returning p.tenant, p.appointment_id as id),
       ${forgotten}
       update appointment a set status = ${released} from gone where a.tenant = gone.tenant and a.id = gone.id and a.status = ${pendingPayment}
       returning a.id`,
      [now.toISOString()],
    ),
  )
  return rows.length
}

/** Gives back a held time whose payment was refused or came too late; one that is no longer held stays as it is. */
export async function releaseHold(tx: Tx, tenant: string, bookId: number): Promise<void> {
  await tx.query(
    `with gone as (select $1::text as tenant, $2::int as id),
     ${forgotten}
     update appointment a set status = ${released} from gone where a.tenant = gone.tenant and a.id = gone.id and a.status = ${pendingPayment}`,
    [tenant, bookId],
  )
}
