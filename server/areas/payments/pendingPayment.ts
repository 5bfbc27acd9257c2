import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../db/engine'
import type { PaymentSettings, TenantOnServer } from '../../tenants/tenants'
import { newOrderNumber } from './orderNumber'
import { NOTIFICATION } from './paths'
import type { PaymentForm } from './paymentProvider'
import { paymentProviderOf } from './paymentProviders'
import { createReturnUrls } from './returnUrls'

/** Who pays for a booking, and how much. */
export interface Price {
  /** In the currency's main unit. */
  amount: number
  /** An insurer that is not private, or an agreement, pays. */
  coveredByOther: boolean
}

/** Whether a booking has to be paid by the person: it has a price, nobody else pays, and the tenant takes payments (BOOK-008). */
export const isPayable = ({ backend }: TenantOnServer, { amount, coveredByOther }: Price): boolean =>
  backend.payment !== undefined && centsOf(amount) > 0 && !coveredByOther

/** An appointment that is held until it is paid. */
export interface PendingPayment {
  bookId: number
  patientId: string
  /** In the currency's main unit. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** Where the client wants to return to; `{bookId}` stands for the id. */
  returnUrl: string | undefined
  /** This server's origin as the browser reaches it. */
  origin: string
  /** What the payment page is to speak. */
  language: string
  now: Date
}

/**
 * Writes the payment of an appointment that has just been held, in the transaction that holds it, and answers where the
 * browser goes: this portal's own redirect to the payment page (BOOK-040, PAY-003). It is held for the tenant's
 * `holdMinutes`, at the longest until it begins. Throws where the tenant takes no payments.
 */
export async function createPendingPayment(
  tx: Tx,
  tenant: TenantOnServer,
  hold: PendingPayment,
): Promise<string> {
  const { payment } = tenant.backend
  if (!payment) throw new Error(`${tenant.id} takes no payments`)
  const { bookId, amount, currency, returnUrl, origin, language } = hold
  const order = { number: newOrderNumber(), cents: centsOf(amount), currency }
  await insertPayment(tx, tenant.id, hold, { ...order, minutes: payment.holdMinutes })
  const { portal, ok, ko } = createReturnUrls(returnUrl, bookId, [origin, ...(tenant.backend.origins ?? [])])
  const addresses = { notification: origin + NOTIFICATION, ok, ko }
  return redirectUrl(
    portal,
    paymentProviderOf(payment, origin).form({ ...order, language }, addresses),
    payment,
  )
}

const centsOf = (amount: number): number => Math.round(amount * 100)

async function insertPayment(
  tx: Tx,
  tenant: string,
  { bookId, patientId, now }: PendingPayment,
  { number, cents, currency, minutes }: { number: string; cents: number; currency: string; minutes: number },
): Promise<void> {
  const inserted = await tx.query(
    `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, created_at, held_until)
     select tenant, id, $4, $5, $6, $7::timestamptz, least($7::timestamptz + make_interval(mins => $8), starts_at)
     from appointment where tenant = $1 and id = $2 and patient_id = $3 and status = $9
     returning appointment_id`,
    [
      tenant,
      bookId,
      patientId,
      number,
      cents,
      currency,
      now.toISOString(),
      minutes,
      AppointmentStatus.pendingPayment,
    ],
  )
  if (inserted.length === 0) throw new Error(`Appointment ${bookId} is not held`)
}

function redirectUrl(portal: string, form: PaymentForm, { mode }: PaymentSettings): string {
  const query = new URLSearchParams({ ...form, ...(mode === 'sandbox' && { mode }) })
  return `${portal}#/public/redsys-redirect?${query.toString()}`
}
