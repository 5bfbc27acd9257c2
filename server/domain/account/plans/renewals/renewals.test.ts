// @vitest-environment node
import { createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CardProvider, SubscriptionState } from '../port'
import type { Api } from '../../../../platform/http/api/operation'
import { personId } from '../../../../demo/people/personRow'
import type { TenantPlan } from '../../../../platform/tenants/settings/planSettings'
import type { TenantOnServer } from '../../../../platform/tenants/tenants'
import { ruleDatabases } from '../../../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../../test/clinic/clinic'
import { refreshAll } from './refreshAll'
import { refreshSubscription } from './refresh'
import { registerStripe, WEBHOOK } from '../../../../providers/stripe/routes'

const video = { videoConsultations: 'included' } as const
const free: TenantPlan = { id: 1, name: 'Esencial', isPaymentPlan: false, capabilities: {} }
const plus: TenantPlan = { id: 2, name: 'Plus', isPaymentPlan: true, price: 19.9, capabilities: video }
const luis = personId('one', 'luis')

describe.each(ruleDatabases)('a plan that cannot be charged on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  let tenant: TenantOnServer
  let state: SubscriptionState
  let asked = 0
  const cardProvider = {
    readState: async () => {
      asked += 1
      return state
    },
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
    state = 'paid'
    asked = 0
    await clinic.db.exec('delete from card_subscription; delete from letter')
    await clinic.db.query(
      `update person set plan_id = 2, next_plan_id = null, plan_ends_on = null, is_plus = true
       where tenant = 'one' and id = $1`,
      [luis],
    )
    await clinic.db.query(
      `insert into card_subscription (tenant, id, person_id, plan_id, started_on) values ('one', 'sub_1', $1, 2, '2026-12-11')`,
      [luis],
    )
  })
  const refresh = (next: SubscriptionState) => {
    state = next
    return refreshSubscription({ db: clinic.db, tenant, provider: cardProvider, now: NOW }, 'sub_1')
  }
  const letters = async () =>
    (
      await clinic.db.query<{ kind: string }>('select kind from letter where person_id = $1 order by id', [
        luis,
      ])
    ).map(({ kind }) => kind)
  const planOf = async () =>
    (
      await clinic.db.query('select plan_id, is_plus from person where tenant = $1 and id = $2', [
        'one',
        luis,
      ])
    )[0]
  const failedOn = async () =>
    ((await call('GET', 'api/users/plan-payment')).body as { failedOn: string }).failedOn

  it('ACCOUNT-042 a charge that fails is reported once, in a letter and in the account, and the plan stays', async () => {
    expect(await failedOn()).toBeNull()
    await refresh('unpaid')
    await refresh('unpaid')
    expect(await letters()).toEqual(['renewalFailed'])
    expect(await failedOn()).toBe('2027-01-11')
    expect(await planOf()).toMatchObject({ plan_id: 2, is_plus: true })
  })

  it('a charge that is made after all ends the notice; the next failure is reported again', async () => {
    await refresh('unpaid')
    await refresh('paid')
    expect(await failedOn()).toBeNull()
    await refresh('unpaid')
    expect(await letters()).toEqual(['renewalFailed', 'renewalFailed'])
  })

  it('C-146 a subscription that the provider ends leads to the free plan, without the rights of the other', async () => {
    await refresh('unpaid')
    await refresh('ended')
    await refresh('ended')
    expect(await planOf()).toMatchObject({ plan_id: 1, is_plus: false })
    expect(await letters()).toEqual(['renewalFailed', 'planEnded'])
    expect(await failedOn()).toBeNull()
  })

  it('whoever has left the plan, or pays it with another card, keeps what they have', async () => {
    await clinic.db.query(
      `insert into card_subscription (tenant, id, person_id, plan_id, started_on) values ('one', 'sub_2', $1, 2, '2027-01-11')`,
      [luis],
    )
    await refresh('ended')
    expect([await planOf(), await letters()]).toMatchObject([{ plan_id: 2 }, []])
  })

  it('without notifications each subscription is asked about four times a day', async () => {
    const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
    for (const hours of [0, 1, 5, 7]) await refreshAll(clinic.db, tenant, cardProvider, later(hours))
    expect(asked).toBe(2)
  })

  it('a signed notification is answered by asking the provider; a forged one changes nothing', async () => {
    const http = Fastify()
    const cardWebhooks = new Map([['one', 'whsec_1']])
    const api = { http, db: clinic.db, tenants: clinic.tenants, now: () => NOW, cards: () => cardProvider }
    registerStripe(cardWebhooks)(api as unknown as Api)
    state = 'unpaid'
    const payload = JSON.stringify({ data: { object: { object: 'invoice', subscription: 'sub_1' } } })
    const send = async (key: string) => {
      const time = NOW.getTime() / 1000
      const signature = createHmac('sha256', key).update(`${time}.${payload}`).digest('hex')
      const headers = {
        host: 'one.localhost',
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${signature}`,
      }
      return (await http.inject({ method: 'POST', url: WEBHOOK, headers, payload })).statusCode
    }
    expect(await send('whsec_2')).not.toBe(204)
    expect([asked, await letters()]).toEqual([0, []])
    expect(await send('whsec_1')).toBe(204)
    expect([asked, await letters()]).toEqual([1, ['renewalFailed']])
    await http.close()
  })

  it('a notification needs the secret of the tenant', async () => {
    const visitor = await clinic.as()
    expect((await visitor('POST', WEBHOOK.slice(1), { data: {} })).status).toBe(404)
    const forged = createHmac('sha256', 'guess').update('1.').digest('hex')
    const headers = { 'stripe-signature': `t=1,v1=${forged}` }
    expect((await visitor('POST', WEBHOOK.slice(1), { data: {} }, headers)).status).toBe(404)
  })
})
