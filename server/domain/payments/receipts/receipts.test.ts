import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Appointment, PaymentReceipt } from '../../../../schemas/generated/entities'
import { ruleDatabases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../../test/clinic/clinic'
import { planReceiptIssuerOf, receiptIssuerOf } from '../../../platform/tenants/settings/billingSettings'
import { startPaymentServer, type PaymentServer, type Person } from '../test/paymentServer'
import { issueReceipt } from './issueReceipt'

const billing = {
  name: 'Clínica Norte, S. L.',
  taxId: 'B12345674',
  address: 'Calle Mayor, 1, 33003 Oviedo',
  series: 'N',
  note: { es: 'Exento de IVA.', en: 'Exempt from VAT.' },
}

describe.each(ruleDatabases)('PAY-004 receipts on %s', (database) => {
  let shop: PaymentServer
  let hour = 24 * 100
  beforeAll(async () => {
    shop = await startPaymentServer(database)
    shop.tenant.backend.billing = billing
  }, STARTUP_TIMEOUT)
  afterAll(() => shop.close())

  const pay = async (person: Person): Promise<number> => {
    const { bookId, form } = await shop.hold(person, (hour += 24))
    await shop.notify(form, 'pay')
    return bookId
  }
  const receipts = async (person: Person): Promise<PaymentReceipt[]> =>
    (await shop.as(person)('GET', 'api/payment-receipts/')).body as PaymentReceipt[]
  const receiptOf = async (person: Person, bookId: number, kind = 'payment') =>
    (await receipts(person)).find((one) => one.bookId === bookId && one.kind === kind)
  const numbers = async (): Promise<string[]> =>
    (await shop.db.query<{ number: string }>('select number from payment_receipt order by number')).map(
      ({ number }) => number,
    )

  it('a payment has one receipt, however often the payment service says so, and it names issuer, visit and amount', async () => {
    const { bookId, form } = await shop.hold('ana', (hour += 24))
    expect(await receiptOf('ana', bookId)).toBeUndefined()
    for (let n = 0; n < 3; n += 1) await shop.notify(form, 'pay')
    const receipt = await receiptOf('ana', bookId)
    expect(receipt).toMatchObject({
      number: `N-TEST-${NOW.getUTCFullYear()}-00001`,
      amount: 45,
      currency: 'EUR',
      issuedAt: NOW.toISOString(),
      isTest: true,
      issuer: { name: billing.name, taxId: billing.taxId, address: billing.address, note: 'Exento de IVA.' },
    })
    expect(receipt?.visit?.startDate).toBe(new Date(NOW.getTime() + hour * 3_600_000).toISOString())
    expect(receipt?.patient).toMatch(/^Ana/)
    expect(await numbers()).toHaveLength(1)
    const { body } = await shop.as('ana')('GET', `api/appointments/${bookId}`)
    expect((body as Appointment).paid).toMatchObject({
      amount: 45,
      currency: 'EUR',
      receipt: receipt?.number,
    })
  })

  it('a refused payment has no receipt, and nobody reads the receipts of others', async () => {
    const { bookId, form } = await shop.hold('luis', (hour += 24))
    await shop.notify(form, 'refuse')
    expect(await receiptOf('luis', bookId)).toBeUndefined()
    const [own] = await receipts('ana')
    expect((await shop.as('ana')('GET', `api/payment-receipts/${own?.number}`)).body).toEqual(own)
    expect((await shop.as('luis')('GET', `api/payment-receipts/${own?.number}`)).status).toBe(404)
    expect((await receipts('luis')).map(({ number }) => number)).not.toContain(own?.number)
  })

  it('numbers have no gap: with eight payments at once, and after one that is rolled back', async () => {
    const before = (await numbers()).length
    await Promise.all(Array.from({ length: 8 }, (_, n) => pay(n % 2 ? 'ana' : 'luis')))
    const bookId = await pay('ana')
    await shop.db.query('delete from payment_receipt where appointment_id = $1', [bookId])
    const event = { bookId, kind: 'payment', cents: 4500, currency: 'EUR', now: NOW } as const
    const issuer = receiptIssuerOf(shop.tenant)
    await shop.db.query(`update payment_receipt_series set last = last - 1`)
    await expect(
      shop.db.tx(async (tx) => {
        await issueReceipt(tx, 'one', issuer, event)
        throw new Error('the booking fails')
      }),
    ).rejects.toThrow('the booking fails')
    await pay('luis')
    const last = (await numbers()).map((number) => Number(number.slice(-5)))
    expect(last).toEqual(Array.from({ length: before + 9 }, (_, n) => n + 1))
  })

  it('money that comes too late has a receipt, and another one when it has gone back', async () => {
    const { bookId, form } = await shop.hold('luis', (hour += 24))
    await shop.notify(form, 'refuse')
    await shop.notify(form, 'pay')
    const paid = await receiptOf('luis', bookId)
    expect(await receiptOf('luis', bookId, 'refund')).toBeUndefined()
    await shop.passTime(1)
    expect(await receiptOf('luis', bookId, 'refund')).toMatchObject({ amount: 45, paidBy: paid?.number })
    expect(paid?.number).toBeDefined()
  })

  it('keeps the name and the address that were true when it was issued', async () => {
    const bookId = await pay('ana')
    shop.tenant.backend.billing = { ...billing, name: 'Clínica Sur, S. L.' }
    await shop.db.query(`update person set surname = 'Otra' where name = 'Ana'`)
    const receipt = await receiptOf('ana', bookId)
    expect(receipt?.issuer.name).toBe('Clínica Norte, S. L.')
    expect(receipt?.patient).not.toContain('Otra')
    shop.tenant.backend.billing = billing
  })

  it('a tenant without an issuer has no receipts, and says that it has not', async () => {
    const features = async () =>
      ((await shop.as('ana')('GET', 'api/config')).body as { features: string[] }).features
    expect(await features()).toContain('paymentReceipts')
    delete shop.tenant.backend.billing
    expect(await features()).not.toContain('paymentReceipts')
    expect(await receiptOf('ana', await pay('ana'))).toBeUndefined()
    shop.tenant.backend.billing = billing
  })
})

it('PAY-001 real receipts have a series of their own, which trials do not use up', () => {
  const issuer = (mode: 'sandbox' | 'production') =>
    receiptIssuerOf({ backend: { billing, payment: { mode } } })
  expect(issuer('production')).toMatchObject({ series: 'N', isTest: false })
  expect(issuer('sandbox')).toMatchObject({ series: 'N-TEST', isTest: true })
  expect(receiptIssuerOf({ backend: {} })).toBeUndefined()
  const plans = (mode: 'sandbox' | 'production') =>
    planReceiptIssuerOf({ backend: { billing, cards: { mode }, payment: { mode: 'production' } } })
  expect(plans('production')).toMatchObject({ series: 'N', isTest: false })
  expect(plans('sandbox')).toMatchObject({ series: 'N-TEST', isTest: true })
})
