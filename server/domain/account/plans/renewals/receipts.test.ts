// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CardProvider, SubscriptionCharge } from '../port'
import type { PaymentReceipt } from '../../../../../schemas/generated/entities'
import { personId } from '../../../../demo/people/personRow'
import type { TenantPlan } from '../../../../platform/tenants/settings/planSettings'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { databases } from '../../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../../test/clinic/clinic'
import { syncSubscriptions } from '../syncSubscriptions'
import { refreshSubscription } from './refresh'

const billing = { name: 'Clínica Norte, S. L.', taxId: 'B12345674', address: 'Calle Mayor, 1', series: 'N' }
const free: TenantPlan = { id: 1, name: 'Esencial', isPaymentPlan: false }
const plus: TenantPlan = {
  id: 2,
  name: 'Más',
  isPaymentPlan: true,
  price: 19.9,
  translations: { en: { name: 'Plus' } },
}
const luis = personId('one', 'luis')
const charge = (id: string, day: string): SubscriptionCharge => ({
  id,
  cents: 1990,
  currency: 'EUR',
  paidAt: new Date(`${day}T09:00:00Z`),
})

const byText = (one: string, other: string): number => one.localeCompare(other)

describe.each(databases)('receipts of plans on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  let tenant: TenantOnServer
  let charges: SubscriptionCharge[]
  const cardProvider = {
    readState: async () => 'paid' as const,
    listCharges: async () => charges,
    cancel: async () => {},
  } as unknown as CardProvider
  beforeAll(async () => {
    clinic = await openClinic(database)
    const [one] = clinic.tenants.all
    if (!one) throw new Error('There is no tenant')
    tenant = one
    tenant.backend.plans = [free, plus]
    call = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    charges = [charge('in_1', '2026-12-11'), charge('in_2', '2027-01-11')]
    tenant.backend.billing = billing
    await clinic.db.exec(
      'delete from payment_receipt; delete from payment_receipt_series; delete from card_subscription',
    )
    await clinic.db.query(
      `insert into card_subscription (tenant, id, person_id, plan_id, started_on) values ('one', 'sub_1', $1, 2, '2026-12-11')`,
      [luis],
    )
  })
  const refresh = () =>
    refreshSubscription({ db: clinic.db, tenant, provider: cardProvider, now: NOW }, 'sub_1')
  const receipts = async (as = call, language = 'es') =>
    (await as('GET', 'api/payment-receipts/', undefined, { 'accept-language': language }))
      .body as PaymentReceipt[]
  const numbers = async () => (await receipts()).map(({ number }) => number).toSorted()

  it('PAY-004 each charge has one receipt, numbered in the series of the visits, however often it is asked about', async () => {
    await Promise.all([refresh(), refresh(), refresh()])
    await refresh()
    expect(await numbers()).toEqual(['N-TEST-2027-00001', 'N-TEST-2027-00002'])
    expect((await receipts(call, 'en'))[0]).toMatchObject({
      kind: 'payment',
      bookId: null,
      visit: null,
      amount: 19.9,
      currency: 'EUR',
      issuedAt: NOW.toISOString(),
      isTest: true,
      plan: { name: 'Plus', chargedAt: '2027-01-11T09:00:00.000Z', zone: 'Europe/Madrid' },
      patient: expect.stringContaining('Luis') as unknown,
      issuer: { name: billing.name },
    })
  })

  it('PAY-004 a later charge gets the next number, and the earlier receipts keep the names of their time', async () => {
    charges.pop()
    await refresh()
    charges.push(charge('in_2', '2027-01-11'))
    tenant.backend.plans = [free, { ...plus, name: 'Otro' }]
    await refresh()
    tenant.backend.plans = [free, plus]
    expect((await receipts()).map(({ number, plan }) => `${number} ${plan?.name}`).toSorted(byText)).toEqual([
      'N-TEST-2027-00001 Más',
      'N-TEST-2027-00002 Otro',
    ])
  })

  it('C-024 nobody else reads them', async () => {
    await refresh()
    const ana = await clinic.as('ana@portico.test')
    expect(await receipts(ana)).toEqual([])
    const [number] = await numbers()
    expect((await ana('GET', `api/payment-receipts/${number}`)).status).toBe(404)
    expect((await call('GET', `api/payment-receipts/${number}`)).status).toBe(200)
  })

  it('a charge from before the company issued receipts has none later', async () => {
    delete tenant.backend.billing
    await clinic.db.exec(`update card_subscription set asked_at = null`)
    await refreshSubscription(
      { db: clinic.db, tenant, provider: cardProvider, now: new Date('2027-01-01T00:00:00Z') },
      'sub_1',
    )
    tenant.backend.billing = billing
    await refresh()
    expect((await receipts()).map(({ plan }) => plan?.chargedAt)).toEqual(['2027-01-11T09:00:00.000Z'])
  })

  it('a subscription that ends gets the receipt of its last charge', async () => {
    await clinic.db.query(`update person set plan_id = 1 where tenant = 'one' and id = $1`, [luis])
    await syncSubscriptions(clinic.db, tenant, cardProvider, NOW)
    expect(await numbers()).toHaveLength(2)
  })

  it('ACCOUNT-032 they are in the download of one’s own data', async () => {
    await refresh()
    const { body } = await call('GET', 'api/users/export')
    expect(body).toMatchObject({ planReceipts: [{ plan: 'Más', amountCents: 1990 }, { plan: 'Más' }] })
  })
})
