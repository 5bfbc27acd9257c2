import { retryOnDeadlock } from '../../platform/db/retryOnDeadlock'
import type { Tx } from '../../platform/db/database'
import type { ReceiptIssuer } from '../../platform/tenants/settings/billingSettings'
import { enqueueLetters } from '../letters/queue/enqueue'
import { confirmPendingAppointment, lockPayment, writePaymentStatus } from './paymentQueries'
import type { PaymentNotification } from './port'
import { issueReceipt } from './receipts/issueReceipt'
import { requestRefund } from './refunds'
import { announceRelease, releaseHold } from './releaseHolds'
import { nextPaymentStatus } from './paymentTransition'

/**
 * Handles a notification of the payment service: books the appointment, releases its hold, or refunds money that came
 * too late (C-069). The same notification may come any number of times, and to several servers at once.
 * Money gets a receipt where the tenant has an `issuer`. Returns false, without any change, when there is no such payment of this amount.
 */
export function handleNotification(
  db: Tx,
  tenant: string,
  notification: PaymentNotification,
  now: Date,
  issuer?: ReceiptIssuer,
): Promise<boolean> {
  return retryOnDeadlock(db, async (tx) => {
    const payment = await lockPayment(tx, tenant, notification.number)
    if (payment?.cents !== notification.cents || payment.currency !== notification.currency) return false
    const status = nextPaymentStatus(payment, notification.paid, now)
    if (status === payment.status) return true
    const { bookId } = payment
    if (notification.paid) await issueReceipt(tx, tenant, issuer, { ...payment, kind: 'payment', now })
    await writePaymentStatus(tx, tenant, bookId, { status, response: notification.response, now })
    await (status === 'paid' ? confirmPendingAppointment : releaseHold)(tx, tenant, bookId)
    if (status === 'refunding') await requestRefund(tx, tenant, bookId, now)
    else
      await enqueueLetters(tx, tenant, { kind: status === 'paid' ? 'booked' : 'paymentFailed', bookId, now })
    if (status === 'refused') await announceRelease(tx, tenant, bookId, now)
    return true
  })
}
