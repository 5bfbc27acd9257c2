import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { createTenants } from '../../platform/tenants/tenants'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { runPaymentRound } from './paymentWorker'
import { readSigned, redsys } from '../../providers/redsys/redsys'
import { writeRefundResult } from './refunds'
import { answerRefund, type Fields } from '../../demo/payments/bank'
import { startPaymentServer, settings, type TestHold, type PaymentServer } from './test/paymentServer'

describe.each(ruleDatabases)('refunds on %s', (database) => {
  let shop: PaymentServer
  let hour = 24 * 200
  beforeAll(async () => {
    shop = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => shop.close())
  beforeEach(() => shop.db.query(`update refund set done_at = now()`))

  /** A payment that arrives after it was refused, so it must be refunded. */
  const paidTooLate = async (): Promise<TestHold> => {
    const held = await shop.hold('luis', (hour += 24))
    await shop.notify(held.form, 'refuse')
    await shop.notify(held.form, 'pay')
    return held
  }
  /** The parts of a server that the payment worker uses; `asked` is called with the order of each refund request. */
  const server = (seconds: () => number, asked: (order: string) => Promise<void>) => {
    const inject = async ({ payload }: { payload: Fields }) => {
      await asked(readSigned(settings.key, payload)?.['DS_MERCHANT_ORDER'] ?? '')
      return { json: () => answerRefund(settings, payload) }
    }
    const now = () => new Date(NOW.getTime() + seconds() * 1000)
    const tenants = createTenants([shop.tenant])
    return { db: shop.db, tenants, http: { inject } as never, now, payments: redsys }
  }
  const open = () => shop.db.query('select appointment_id from refund where done_at is null')

  it('PAY-004 requests each refund once, also with two servers and a slow payment service', async () => {
    for (let n = 0; n < 9; n += 1) await paidTooLate()
    let seconds = 0
    const orders: string[] = []
    const note = async (order: string) => void orders.push(order)
    const other = server(() => seconds, note)
    const slow = server(
      () => seconds,
      async (order) => {
        await note(order)
        seconds += 10
        if (seconds === 70) await runPaymentRound(other)
      },
    )
    await runPaymentRound(slow)
    expect(orders.toSorted()).toEqual([...new Set(orders)].toSorted())
    expect(orders).toHaveLength(9)
    expect(await open()).toEqual([])
  })

  it('PAY-004 a stopping server requests no more refunds; the next server does', async () => {
    for (let n = 0; n < 3; n += 1) await paidTooLate()
    let requestCount = 0
    const count = async () => void (requestCount += 1)
    await runPaymentRound(
      server(() => 0, count),
      () => requestCount > 0,
    )
    expect(requestCount).toBe(1)
    await runPaymentRound(server(() => 0, count))
    expect([requestCount, await open()]).toEqual([3, []])
  })

  it('PAY-004 a finished refund ignores a second response', async () => {
    const { bookId } = await paidTooLate()
    const refund = { tenant: 'one', bookId, number: '', cents: 4500, currency: 'EUR' }
    await writeRefundResult(shop.db, refund, { done: true, response: '0900' }, NOW)
    await writeRefundResult(shop.db, refund, { done: false, response: 'SIS0057' }, NOW)
    expect(await open()).toEqual([])
  })
})
