import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import type { PaymentSettings, TenantOnServer } from '../../platform/tenants/tenants'
import { NOTIFICATION } from './paths'
import type { PaymentForm, PaymentProviderOf } from './port'
import { refundHoursOf } from './refundTerms'
import { createReturnUrls } from './returnUrls'
import { randomInt } from 'node:crypto'

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * A random order number: 12 characters, the first four digits, as payment services require. A service accepts a number once per shop,
 * and several servers, or a database that was emptied, may use the same shop.
 */
export const newOrderNumber = (): string =>
  randomInt(10_000).toString().padStart(4, '0') + Array.from({ length: 8 }, randomCharacter).join('')

const randomCharacter = () => CHARACTERS[randomInt(CHARACTERS.length)]

/** The price of a booking, and whether someone else pays it. */
export interface Price {
  /** In the currency's main unit. */
  amount: number
  /** An insurer that is not private, or an agreement, pays. */
  coveredByOther: boolean
}

/** Whether the patient has to pay: there is a price, no one else pays it, and the tenant takes payments. */
export const isPayable = ({ backend }: TenantOnServer, { amount, coveredByOther }: Price): boolean =>
  backend.payment !== undefined && centsOf(amount) > 0 && !coveredByOther

/** The payment of an appointment that is held until it is paid. */
export interface PendingPayment {
  /** The payment services. */
  payments: PaymentProviderOf | undefined
  bookId: number
  patientId: string
  /** In the currency's main unit. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** The address that the client wants to return to; `{bookId}` stands for the id. */
  returnUrl: string | undefined
  /** This server's origin as the browser reaches it. */
  origin: string
  /** The language of the payment page. */
  language: string
  now: Date
  /** Minutes for which the time is held. Default: the tenant's. */
  holdMinutes?: number
}

/**
 * Writes the pending payment of an appointment, with the page that leads to it, in the transaction that holds the appointment.
 * The hold lasts for the given minutes or the tenant's `holdMinutes`, at most until the appointment starts.
 * Returns the address of the portal's redirect to the payment page. Throws when the tenant takes no payments.
 */
export async function createPendingPayment(
  tx: Tx,
  tenant: TenantOnServer,
  pending: PendingPayment,
): Promise<string> {
  const { payment } = tenant.backend
  if (!payment || !pending.payments) throw new Error(`Tenant ${tenant.id} takes no payments`)
  const { bookId, amount, currency, returnUrl, origin, language } = pending
  const order = { number: newOrderNumber(), cents: centsOf(amount), currency }
  await insertPayment(tx, tenant.id, pending, {
    ...order,
    minutes: pending.holdMinutes ?? payment.holdMinutes,
    refundHours: refundHoursOf(tenant),
  })
  const { portal, ok, ko } = createReturnUrls(returnUrl, bookId, [origin, ...(tenant.backend.origins ?? [])])
  const addresses = { notification: origin + NOTIFICATION, ok, ko }
  const paymentProvider = pending.payments(payment, origin)
  const form = paymentProvider.form({ ...order, language }, addresses)
  const url = redirectUrl(`${portal}#${paymentProvider.portalPage}`, form, payment)
  await tx.query('update payment set payment_url = $3 where tenant = $1 and appointment_id = $2', [
    tenant.id,
    bookId,
    url,
  ])
  return url
}

const centsOf = (amount: number): number => Math.round(amount * 100)

async function insertPayment(
  tx: Tx,
  tenant: string,
  { bookId, patientId, now }: PendingPayment,
  order: { number: string; cents: number; currency: string; minutes: number; refundHours: number },
): Promise<void> {
  const inserted = await tx.query(
    `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, created_at, held_until, refund_until)
     select tenant, id, $4, $5, $6, $7::timestamptz, least($7::timestamptz + make_interval(mins => $8), starts_at),
       case when $10 > 0 then starts_at - make_interval(hours => $10) end
     from appointment where tenant = $1 and id = $2 and patient_id = $3 and status = $9
     returning appointment_id`,
    [
      tenant,
      bookId,
      patientId,
      order.number,
      order.cents,
      order.currency,
      now.toISOString(),
      order.minutes,
      AppointmentStatus.pendingPayment,
      order.refundHours,
    ],
  )
  if (inserted.length === 0) throw new Error(`Appointment ${bookId} is not a pending payment of this patient`)
}

function redirectUrl(page: string, form: PaymentForm, { mode }: PaymentSettings): string {
  const query = new URLSearchParams({ ...form, ...(mode === 'sandbox' && { mode }) })
  return `${page}?${query.toString()}`
}
