// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CardCapture, User } from '../../../../schemas/generated/entities'
import { CARDS, CHALLENGE, FIELDS } from '../../../demo/cards/paths'
import { connectAdapters } from '../../../app/connectAdapters'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { endOfPeriod } from './planRules'
import { syncSubscriptions } from './syncSubscriptions'

const video = { videoConsultations: 'included' } as const
const free: TenantPlan = { id: 1, name: 'Esencial', isPaymentPlan: false, capabilities: {} }
const plus: TenantPlan = { id: 2, name: 'Plus', isPaymentPlan: true, price: 19.9, capabilities: video }
const gold: TenantPlan = { id: 4, name: 'Oro', isPaymentPlan: true, price: 29.9, capabilities: video }
const unpriced: TenantPlan = { id: 5, name: 'Sin precio', isPaymentPlan: true }
const luis = personId('one', 'luis')

it.each([
  ['2027-01-11', '2027-01-11', '2027-02-10'],
  ['2027-01-11', '2027-02-10', '2027-02-10'],
  ['2027-01-11', '2027-02-11', '2027-03-10'],
  ['2027-01-31', '2027-02-15', '2027-02-27'],
  ['2027-01-31', '2027-02-28', '2027-03-30'],
])('ACCOUNT-042 what is paid since %s ends, on %s, on %s', (startedOn, today, end) => {
  expect(endOfPeriod(startedOn, today)).toBe(end)
})

describe.each(ruleDatabases)('plans paid by card on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  let card: Caller
  beforeAll(async () => {
    const cards = { provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' } as const
    clinic = await openClinic(database, undefined, undefined, undefined, { cards })
    const [one] = clinic.tenants.all
    if (!one) throw new Error('There is no tenant')
    one.backend.plans = [free, plus, gold, unpriced]
    call = await clinic.as('luis@portico.test')
    const visitor = await clinic.as()
    card = (method, path, body) => visitor(method, path, body, { host: 'cards.localhost' })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    await clinic.db.query('delete from card_subscription')
    await clinic.db.query('delete from sign_in_attempt')
    await clinic.db.query(
      `update person set plan_id = 1, next_plan_id = null, plan_ends_on = null, is_plus = false
       where tenant = 'one' and id = $1`,
      [luis],
    )
  })

  const openCapture = async (planId = 2) =>
    (await call('POST', 'api/users/card-capture', { planId })).body as CardCapture
  const type = (clientSecret: string, number = '4242424242424242', more: object = {}) =>
    card('POST', CARDS.slice(1), { clientSecret, number, expiry: '12/29', code: '123', ...more })
  const tokenOf = async (number?: string) => {
    const { body } = await type((await openCapture()).clientSecret, number)
    return (body as { token: string }).token
  }
  const change = (planId: number, creditCardToken: string | null, key?: string) =>
    call(
      'POST',
      'api/users/change-user-plan',
      { planId, creditCardToken },
      key ? { 'idempotency-key': key } : {},
    )
  const planOf = async () => ((await call('GET', 'api/users/data')).body as User).planId
  const charged = () =>
    clinic.db.query<{ cents: number; ends: boolean }>(
      `select s.cents, s.ends from sandbox_subscription s join card_subscription c on c.id = s.id
       where s.cancelled_at is null and c.cancelled_at is null`,
    )
  const cardProviderAt = async (now: Date) => {
    const { tenants } = clinic
    const surroundings = { tenants, publicOrigin: 'http://localhost', now: () => now }
    const { ports } = await connectAdapters(surroundings, {})
    const [one] = tenants.all
    return one && ports.cards?.(one, { db: clinic.db, now })
  }
  const sync = async () => {
    const [one] = clinic.tenants.all
    const cardProvider = await cardProviderAt(NOW)
    if (one && cardProvider) await syncSubscriptions(clinic.db, one, cardProvider, NOW)
  }

  it('ACCOUNT-011 ACCOUNT-041 C-068 a captured card pays the plan, which begins at once', async () => {
    const capture = await openCapture()
    expect(capture).toMatchObject({ provider: 'sandboxCards', mode: 'sandbox' })
    expect(new URL(capture.frame ?? '').hostname).toBe('cards.localhost')
    const answer = await change(2, await tokenOf())
    expect(answer.body).toEqual({ logoutRequired: true })
    expect([await planOf(), await charged()]).toEqual([2, [{ cents: 1990, ends: false }]])
  })

  it('C-066 C-068 no token, number or code is stored', async () => {
    const token = await tokenOf()
    await change(2, token, 'key-of-a-card-payment')
    for (const table of [
      'card_subscription',
      'sandbox_card_capture',
      'sandbox_subscription',
      'idempotency',
      'audit',
    ]) {
      const rows = JSON.stringify(await clinic.db.query(`select * from ${table}`))
      expect([table, rows.includes(token), rows.includes('4242424242424242')]).toEqual([table, false, false])
    }
  })

  it('C-068 the same request pays once, and its token pays nothing else', async () => {
    const token = await tokenOf()
    const key = 'key-of-one-payment'
    expect((await change(2, token, key)).status).toBe(200)
    expect((await change(2, token, key)).body).toEqual({ logoutRequired: true })
    await clinic.db.query(`update person set plan_id = 1 where tenant = 'one' and id = $1`, [luis])
    expect(await change(2, token)).toMatchObject({ status: 400 })
    expect([await planOf(), (await charged()).length]).toEqual([1, 1])
  })

  it('ACCOUNT-011 another card pays the plan from now on, and what is owed; a refused one leaves the first', async () => {
    const replace = (creditCardToken: unknown) => call('POST', 'api/users/card', { creditCardToken })
    const payment = async () => (await call('GET', 'api/users/plan-payment')).body
    expect(await payment()).toEqual({ failedOn: null, hasCard: false })
    expect((await replace('card_x')).body).toMatchObject({ message: 'CARD_NOT_NEEDED' })
    await change(2, await tokenOf())
    await clinic.db.query(`update card_subscription set payment_failed_on = '2027-01-10'`)
    expect(await payment()).toEqual({ failedOn: '2027-01-10', hasCard: true })

    const declined = await replace(await tokenOf('4000000000000341'))
    expect([declined.status, declined.body]).toMatchObject([409, { message: 'CARD_REFUSED' }])
    expect((await replace('card_guessed')).body).toMatchObject({ message: 'FORMAT_NOT_VALID' })
    for (const wrong of ['', 7, null, 'x'.repeat(201)]) expect((await replace(wrong)).status).toBe(400)
    expect(await payment()).toMatchObject({ failedOn: '2027-01-10' })

    expect((await replace(await tokenOf())).status).toBe(204)
    expect(await payment()).toEqual({ failedOn: null, hasCard: true })
    expect(await charged(), 'it is the same subscription').toEqual([{ cents: 1990, ends: false }])
    const other = clinic.as('ana@portico.test')
    expect((await (await other)('POST', 'api/users/card', { creditCardToken: 'card_x' })).status).toBe(409)
  })

  it('ACCOUNT-011 C-067 a card is captured for a change that needs one, and for no other', async () => {
    const capture = async (planId: number) =>
      (await call('POST', 'api/users/card-capture', { planId })).body as { message?: string }
    expect((await capture(1)).message).toBe('CARD_NOT_NEEDED')
    expect((await capture(9)).message).toBe('FORMAT_NOT_VALID')
    expect((await capture(5)).message).toBe('CARD_NOT_ACCEPTED')
    await change(2, await tokenOf())
    expect((await capture(4)).message).toBe('CARD_NOT_NEEDED')
    expect((await change(4, 'card_x')).status).toBe(400)
    expect((await change(4, null)).body).toEqual({ logoutRequired: false })
  })

  it.each([null, 'card_unknown', 'x'.repeat(201)])('ACCOUNT-021 the token %j pays nothing', async (token) => {
    expect((await change(2, token)).status).toBe(400)
    expect([await planOf(), await charged()]).toEqual([1, []])
  })

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
    ['4000000000000069', 'expired'],
    ['4000000000000127', 'code'],
    ['4111111111111111', 'testCard'],
  ])('ACCOUNT-012 the card %s is refused: %s; another may be tried', async (number, reason) => {
    const { clientSecret } = await openCapture()
    expect((await type(clientSecret, number)).body).toEqual({ status: 'refused', reason })
    expect((await type(clientSecret)).body).toMatchObject({ status: 'captured' })
    expect((await type(clientSecret)).body).toEqual({ status: 'refused', reason: 'failed' })
  })

  it('ACCOUNT-012 the fields say what is wrong with each of them', async () => {
    const { clientSecret } = await openCapture()
    expect((await type(clientSecret, '4242', { expiry: '12/20', code: '1' })).body).toEqual({
      status: 'invalid',
      faults: { number: 'incomplete', expiry: 'past', code: 'incomplete' },
    })
  })

  it('the bank asks to confirm, and a refusal captures nothing', async () => {
    const { clientSecret } = await openCapture()
    const answer = (accepts: boolean) => card('POST', CHALLENGE.slice(1), { clientSecret, accepts })
    expect((await answer(true)).body).toEqual({ status: 'refused', reason: 'failed' })
    expect((await type(clientSecret, '4000002500003155')).body).toEqual({ status: 'challenge' })
    expect((await answer(false)).body).toEqual({ status: 'refused', reason: 'authentication' })
    await type(clientSecret, '4000002500003155')
    expect((await answer(true)).body).toMatchObject({ status: 'captured' })
  })

  it('a card that the bank refuses when it is charged changes nothing', async () => {
    const answer = await change(2, await tokenOf('4000000000000341'))
    expect(answer).toMatchObject({
      status: 409,
      body: { message: 'CARD_REFUSED', details: { reason: 'declined' } },
    })
    expect([await planOf(), await charged()]).toEqual([1, []])
  })

  it('a card that pays once is refused a month later, and the sandbox gives up after three weeks', async () => {
    await change(2, await tokenOf('4000000000006009'))
    const stateAfter = async (days: number) => {
      const [row] = await clinic.db.query<{ id: string }>('select id from card_subscription')
      const now = new Date(NOW.getTime() + days * 86_400_000)
      return (await cardProviderAt(now))?.readState(row?.id ?? '')
    }
    expect([await stateAfter(30), await stateAfter(32), await stateAfter(53)]).toEqual([
      'paid',
      'unpaid',
      'ended',
    ])
  })

  it('ACCOUNT-042 ACCOUNT-043 leaving ends the charges with the paid month, and staying continues them', async () => {
    await change(2, await tokenOf())
    await change(1, null)
    expect((await call('GET', 'api/users/current-plan-cancel-date')).body).toBe('2027-02-10')
    await sync()
    expect(await charged()).toEqual([{ cents: 1990, ends: true }])
    await call('POST', 'api/users/reactivate-user-plan')
    await sync()
    expect(await charged()).toEqual([{ cents: 1990, ends: false }])
  })

  it('nobody pays for a plan that they no longer have', async () => {
    await change(2, await tokenOf())
    await clinic.db.query(`update person set plan_id = 1 where tenant = 'one' and id = $1`, [luis])
    await change(2, await tokenOf())
    await sync()
    expect((await charged()).length).toBe(1)
    await clinic.db.query(`update person set plan_id = 4 where tenant = 'one' and id = $1`, [luis])
    await sync()
    expect(await charged()).toEqual([{ cents: 2990, ends: false }])
    await clinic.db.query(`update person set plan_id = null where tenant = 'one' and id = $1`, [luis])
    await sync()
    expect(await charged()).toEqual([])
  })

  it('captures in a row end in a wait, so that nobody tries out cards', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 11; round++)
      statuses.push((await call('POST', 'api/users/card-capture', { planId: 2 })).status)
    expect(statuses.at(0)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })

  it('C-066 the fields are at the host of the provider only, and only the portal may frame them', async () => {
    const fields = `${FIELDS.slice(1)}?tenant=one&language=en`
    const page = await card('GET', fields)
    expect(page.status).toBe(200)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toMatch(/frame-ancestors http:\/\/one\.localhost(:\d+)?;/)
    expect(policy).not.toContain('unsafe')
    expect(page.body).toContain('Card number')
    expect((await call('GET', fields)).status).toBe(404)
    expect((await card('GET', `${FIELDS.slice(1)}?tenant=two`)).status).toBe(404)
    expect((await card('GET', 'api/users/data')).status).toBe(404)
  })

  it('C-119 nobody captures a card for the person they act for', async () => {
    const admin = await clinic.as('admin@portico.test')
    const acting = { 'x-impersonation-user': luis }
    expect((await admin('POST', 'api/users/card-capture', { planId: 2 }, acting)).status).toBe(403)
  })
})
