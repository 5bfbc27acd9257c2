import { retryOnDeadlock } from '../../db/retryOnDeadlock'
import type { Tx } from '../../db/engine'
import { bookHeld, lockPayment, writeStatus } from './paymentQueries'
import type { PaymentWord } from './paymentProvider'
import { requestRefund } from './refunds'
import { giveBack } from './releaseHolds'
import { settled } from './paymentTransition'

/**
 * Does what the payment service's word about a payment means: books, gives the time back, or has money that came too
 * late given back (PAY-004, C-069). The same word may come any number of times, and to several servers at once.
 * Out: false when there is no such payment of this amount, and nothing was done.
 */
export function hear(db: Tx, tenant: string, word: PaymentWord, now: Date): Promise<boolean> {
  return retryOnDeadlock(db, async (tx) => {
    const payment = await lockPayment(tx, tenant, word.number)
    if (payment?.cents !== word.cents || payment.currency !== word.currency) return false
    const status = settled(payment, word.paid, now)
    if (status === payment.status) return true
    const { bookId } = payment
    await writeStatus(tx, tenant, bookId, { status, response: word.response, now })
    await (status === 'paid' ? bookHeld : giveBack)(tx, tenant, bookId)
    if (status === 'refunding') await requestRefund(tx, tenant, bookId, now)
    return true
  })
}
