import type { Payment } from '../../../schemas/generated/entities'
import type { OperationCall } from '../../http/api/operation'
import { orNotFound } from '../orNotFound'
import { findAppointment } from '../appointments/appointmentQueries'
import { findPayment, listRefunds, type PaymentRow } from './paymentQueries'
import { releaseExpiredHolds } from './releaseHolds'

type Call = Pick<OperationCall<'GET api/payments/{id}'>, 'db' | 'tenant' | 'person' | 'now'>

/**
 * Where the payment of one of the person's appointments stands (PAY-006, REC-079). A time whose payment has not come
 * in time is given back first, so that nobody waits for what cannot come. undefined where there is none.
 */
export async function readPayment(call: Call, bookId: number): Promise<Payment | undefined> {
  const { db, tenant, person, now } = call
  await releaseExpiredHolds(db, now)
  const payment = await findPayment(db, tenant.id, person.subject, bookId)
  return payment && entityOf(call, payment)
}

/** The same on return from a payment; null for an appointment that costs nothing. Refuses with 404 anybody else's (PAY-006). */
export async function validatePayment(call: Call, bookId: number): Promise<Payment | null> {
  const { db, tenant, person } = call
  const payment = await readPayment(call, bookId)
  if (payment) return payment
  orNotFound(await findAppointment(db, tenant.id, person.subject, bookId))
  return null
}

/** The person's payments that are being given back, or were in the last two weeks, newest first (PAY-004). */
export async function readRefunds(call: Call): Promise<Payment[]> {
  const rows = await listRefunds(call.db, call.tenant.id, call.person.subject, call.now)
  return Promise.all(rows.map((row) => entityOf(call, row)))
}

async function entityOf({ db, tenant, person }: Call, payment: PaymentRow): Promise<Payment> {
  return {
    ...payment,
    heldUntil: payment.heldUntil.toISOString(),
    appointment: (await findAppointment(db, tenant.id, person.subject, payment.bookId)) ?? null,
    sandbox: tenant.backend.payment?.mode !== 'production',
  }
}
