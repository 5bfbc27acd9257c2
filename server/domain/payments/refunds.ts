import type { Tx } from '../../platform/db/database'
import type { ReceiptIssuer } from '../../platform/tenants/settings/billingSettings'
import { enqueueLetters } from '../letters/queue/enqueue'
import type { PaymentOrder } from './port'
import { issueReceipt } from './receipts/issueReceipt'

/** Requests the refund of a payment. Repeated calls request it once. */
export async function requestRefund(tx: Tx, tenant: string, bookId: number, now: Date): Promise<void> {
  await tx.query(
    `insert into refund (tenant, appointment_id, amount_cents, requested_at, next_try_at)
     select tenant, appointment_id, amount_cents, $3, $3 from payment where tenant = $1 and appointment_id = $2
     on conflict do nothing`,
    [tenant, bookId, now.toISOString()],
  )
}

/**
 * Requests the refund of a paid appointment, in the transaction that cancels it. A patient who cancels after the term that was
 * agreed with the payment gets nothing back; when a doctor cancels, they always do. Returns whether a refund was requested.
 */
export async function refundCancelledAppointment(
  tx: Tx,
  tenant: string,
  bookId: number,
  now: Date,
  isByDoctor: boolean,
): Promise<boolean> {
  const paid = await tx.query(
    `update payment set status = 'refunding' where tenant = $1 and appointment_id = $2 and status = 'paid'
       and ($4 or refund_until is null or refund_until > $3::timestamptz)
     returning appointment_id`,
    [tenant, bookId, now.toISOString(), isByDoctor],
  )
  if (paid.length > 0) await requestRefund(tx, tenant, bookId, now)
  return paid.length > 0
}

/** A refund to request now. */
export interface DueRefund extends PaymentOrder {
  tenant: string
  bookId: number
}

/**
 * Claims the refund of the tenants that has been due the longest. Unless it is done, it is due again after 1, 2, 4 … minutes, at most a
 * day. Until then no other server claims it, so the caller requests it at once.
 */
export async function claimDueRefund(
  db: Tx,
  tenants: readonly string[],
  now: Date,
): Promise<DueRefund | undefined> {
  const [due] = await db.query<DueRefund>(
    `with due as (
       select tenant, appointment_id from refund where tenant = any($2) and done_at is null and next_try_at <= $1::timestamptz
       order by next_try_at limit 1 for update skip locked)
     update refund r set tries = r.tries + 1,
       next_try_at = $1::timestamptz + make_interval(mins => least(1440, power(2, least(r.tries, 11)))::int)
     from due, payment p
     where r.tenant = due.tenant and r.appointment_id = due.appointment_id
       and p.tenant = r.tenant and p.appointment_id = r.appointment_id
     returning r.tenant, r.appointment_id as "bookId", p.order_number as number, r.amount_cents as cents, p.currency`,
    [now.toISOString(), tenants],
  )
  return due
}

/** Writes the response of the payment service to a refund. A finished refund stays finished, and has a receipt where the tenant has an `issuer`. */
export async function writeRefundResult(
  db: Tx,
  { tenant, bookId, cents, currency }: DueRefund,
  { done, response }: { done: boolean; response: string },
  now: Date,
  issuer?: ReceiptIssuer,
): Promise<void> {
  await db.tx(async (tx) => {
    const written = await tx.query(
      `update refund set response = $3, done_at = case when $4 then $5::timestamptz end
       where tenant = $1 and appointment_id = $2 and done_at is null returning done_at`,
      [tenant, bookId, response, done, now.toISOString()],
    )
    if (!done || written.length === 0) return
    await issueReceipt(tx, tenant, issuer, { bookId, kind: 'refund', cents, currency, now })
    await enqueueLetters(tx, tenant, { kind: 'refunded', bookId, now })
  })
}
