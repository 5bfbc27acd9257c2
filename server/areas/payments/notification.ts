import { retryOnDeadlock } from '../../db/retryOnDeadlock'
import type { Tx } from '../../db/engine'
import { confirmPendingAppointment, lockPayment, writePaymentStatus } from './paymentQueries'
import type { PaymentNotification } from './paymentProvider'
import { requestRefund } from './refunds'
import { releaseHold } from './releaseHolds'
import { nextPaymentStatus } from './paymentTransition'

/**
 * Does what the payment service's word about a payment means: books, gives the time back, or has money that came too
 * late given back (PAY-004, C-069). The same word may come any number of times, and to several servers at once.
 * Out: false when there is no such payment of this amount, and nothing was done.
 */
export function handleNotification(
  db: Tx,
  tenant: string,
  word: PaymentNotification,
  now: Date,
): Promise<boolean> {
  return retryOnDeadlock(db, async (tx) => {
    const payment = await lockPayment(tx, tenant, word.number)
    if (payment?.cents !== word.cents || payment.currency !== word.currency) return false
    const status = nextPaymentStatus(payment, word.paid, now)
    if (status === payment.status) return true
    const { bookId } = payment
    await writePaymentStatus(tx, tenant, bookId, { status, response: word.response, now })
    await (status === 'paid' ? confirmPendingAppointment : releaseHold)(tx, tenant, bookId)
    if (status === 'refunding') await requestRefund(tx, tenant, bookId, now)
    return true
  })
}
