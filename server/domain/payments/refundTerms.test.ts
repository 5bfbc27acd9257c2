import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { refundCancelledAppointment } from './refunds'
import { moveRefundTerm } from './refundTerms'
import { startPaymentServer, type PaymentServer } from './test/paymentServer'

const HOUR = 3_600_000
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

describe.each(ruleDatabases)('PAY-004 terms of refunds on %s', (database) => {
  let shop: PaymentServer
  let hour = 24 * 300
  beforeAll(async () => {
    shop = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => shop.close())
  const setTerms = (refundHours: number) =>
    (shop.tenant.manifest.plugins = { ...shop.tenant.manifest.plugins, payments: { refundHours } })
  beforeEach(() => setTerms(24))

  /** A paid appointment. Returns its id and the hours until it starts. */
  const paid = async () => {
    const { bookId, form } = await shop.hold('ana', (hour += 24))
    await shop.notify(form, 'pay')
    return { bookId, starts: hour }
  }
  const cancelled = (bookId: number, hours: number, isByDoctor = false) =>
    shop.db.tx((tx) => refundCancelledAppointment(tx, 'one', bookId, at(hours), isByDoctor))
  /** Moves an appointment to another hour, at an hour. */
  const moved = async (bookId: number, to: number, hours: number, isByDoctor = false) => {
    await shop.db.query(
      `update appointment set starts_at = $2, ends_at = $2::timestamptz + interval '20 minutes' where id = $1`,
      [bookId, at(to).toISOString()],
    )
    await shop.db.tx((tx) => moveRefundTerm(tx, shop.tenant, { bookId, now: at(hours), isByDoctor }))
  }

  it('a patient gets the money back until the tenant’s hours before the start, and not later', async () => {
    const early = await paid()
    expect(await cancelled(early.bookId, early.starts - 25)).toBe(true)
    const late = await paid()
    expect(await cancelled(late.bookId, late.starts - 23)).toBe(false)
    expect(await shop.readPayment('ana', late.bookId)).toMatchObject({ status: 'paid' })
  })

  it('what a doctor cancels is refunded at any time', async () => {
    const { bookId, starts } = await paid()
    expect(await cancelled(bookId, starts - 1, true)).toBe(true)
  })

  it('the term that was agreed with the payment holds when the tenant changes it', async () => {
    const { bookId, starts } = await paid()
    setTerms(72)
    expect(await cancelled(bookId, starts - 25)).toBe(true)
    setTerms(0)
    const free = await paid()
    setTerms(24)
    expect(await cancelled(free.bookId, free.starts - 1)).toBe(true)
  })

  it('moves with the appointment while it has not ended, and does not come back afterwards', async () => {
    const early = await paid()
    await moved(early.bookId, early.starts + 5000, early.starts - 48)
    expect(await cancelled(early.bookId, early.starts + 5000 - 25)).toBe(true)
    const late = await paid()
    await moved(late.bookId, late.starts + 7000, late.starts - 1)
    expect(await cancelled(late.bookId, late.starts)).toBe(false)
  })

  it('after a doctor’s move the patient gets the money back until the start', async () => {
    const { bookId, starts } = await paid()
    await moved(bookId, starts + 9000, starts - 1, true)
    expect(await cancelled(bookId, starts + 9000 - 1)).toBe(true)
  })
})
