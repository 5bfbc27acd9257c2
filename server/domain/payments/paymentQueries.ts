import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Payment } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { showDocuments } from '../appointments/appointmentDocuments'
import { lockCalendars, type CalendarOwners } from '../availability/calendars/lockCalendars'
import type { PaymentStatus, PaymentState } from './paymentTransition'

/** A payment as the database stores it. */
export interface PaymentRow extends Omit<Payment, 'appointment' | 'sandbox' | 'heldUntil'> {
  heldUntil: Date
}

const columns = `p.appointment_id as "bookId", p.status, p.amount_cents / 100.0::float8 as amount, p.currency,
  p.held_until as "heldUntil"`

/** The payment of an appointment of the patient. */
export async function findPayment(
  db: Tx,
  tenant: string,
  patientId: string,
  bookId: number,
): Promise<PaymentRow | undefined> {
  const [row] = await db.query<PaymentRow>(
    `select ${columns} from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
     where p.tenant = $1 and a.patient_id = $2 and a.id = $3`,
    [tenant, patientId, bookId],
  )
  return row
}

/** The patient's payments that are being refunded, or were in the two weeks before `now`, newest first. */
export function listRefunds(db: Tx, tenant: string, patientId: string, now: Date): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `select ${columns} from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
     join refund r on r.tenant = p.tenant and r.appointment_id = p.appointment_id
     where p.tenant = $1 and a.patient_id = $2
       and (r.done_at is null or r.done_at > $3::timestamptz - interval '14 days')
     order by r.requested_at desc, a.id desc limit 20`,
    [tenant, patientId, now.toISOString()],
  )
}

/** A payment that the payment service reports on, locked. */
export interface LockedPayment extends PaymentState {
  bookId: number
  cents: number
  currency: string
}

/** Reads and locks the payment of an order number, and the calendars of its appointment, until the transaction ends. */
export async function lockPayment(
  tx: Tx,
  tenant: string,
  number: string,
): Promise<LockedPayment | undefined> {
  const [calendars] = await tx.query<CalendarOwners>(
    `select a.doctor_id as "doctorId", a.patient_id as "patientId" from payment p
     join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
     where p.tenant = $1 and p.order_number = $2`,
    [tenant, number],
  )
  if (!calendars) return undefined
  await lockCalendars(tx, tenant, calendars)
  const [payment] = await tx.query<LockedPayment>(
    `select p.appointment_id as "bookId", p.status, p.amount_cents as cents, p.currency,
       a.status as "appointmentStatus", a.starts_at as "startsAt"
     from payment p join appointment a on a.tenant = p.tenant and a.id = p.appointment_id
     where p.tenant = $1 and p.order_number = $2 for update of p`,
    [tenant, number],
  )
  return payment
}

/** Writes the status that the payment service reported. The time of the first notification stays. */
export async function writePaymentStatus(
  tx: Tx,
  tenant: string,
  bookId: number,
  { status, response, now }: { status: PaymentStatus; response: string; now: Date },
): Promise<void> {
  await tx.query(
    `update payment set status = $3, response = $4, notified_at = coalesce(notified_at, $5::timestamptz)
     where tenant = $1 and appointment_id = $2`,
    [tenant, bookId, status, response, now.toISOString()],
  )
}

/** Books an appointment whose payment was pending, and shows its documents to professionals. */
export async function confirmPendingAppointment(tx: Tx, tenant: string, bookId: number): Promise<void> {
  await tx.query('update appointment set status = $3 where tenant = $1 and id = $2 and status = $4', [
    tenant,
    bookId,
    AppointmentStatus.booked,
    AppointmentStatus.pendingPayment,
  ])
  await showDocuments(tx, tenant, bookId)
}
