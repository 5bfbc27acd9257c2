import type { Payment } from '../../../schemas/generated/entities'
import type { OperationCall } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findAppointment } from '../appointments/appointmentQueries'
import { findPayment, listRefunds, type PaymentRow } from './paymentQueries'
import { releaseExpiredHolds } from './releaseHolds'

type Call = Pick<OperationCall<'GET api/payments/{id}'>, 'db' | 'tenant' | 'language' | 'person' | 'now'>

/**
 * The payment of one of the patient's appointments; undefined when there is none.
 * Expired holds are released first, so that no one waits for a payment that can no longer come.
 */
export async function readPayment(call: Call, bookId: number): Promise<Payment | undefined> {
  const { db, tenant, person, now } = call
  await releaseExpiredHolds(db, [tenant.id], now)
  const payment = await findPayment(db, tenant.id, person.subject, bookId)
  return payment && toPayment(call, payment)
}

/** The payment on return from the payment page; null for a free appointment. 404 for another patient's. */
export async function validatePayment(call: Call, bookId: number): Promise<Payment | null> {
  const { db, tenant, language, person, now } = call
  const payment = await readPayment(call, bookId)
  if (payment) return payment
  orNotFound(await findAppointment(db, tenant.id, language, person.subject, bookId, now))
  return null
}

/** The patient's payments that are being refunded, or were in the last two weeks, newest first. */
export async function readRefunds(call: Call): Promise<Payment[]> {
  const rows = await listRefunds(call.db, call.tenant.id, call.person.subject, call.now)
  return Promise.all(rows.map((row) => toPayment(call, row)))
}

async function toPayment({ db, tenant, language, person, now }: Call, payment: PaymentRow): Promise<Payment> {
  return {
    ...payment,
    heldUntil: payment.heldUntil.toISOString(),
    appointment:
      (await findAppointment(db, tenant.id, language, person.subject, payment.bookId, now)) ?? null,
    sandbox: tenant.backend.payment?.mode !== 'production',
  }
}
