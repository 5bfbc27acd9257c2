// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Plan, User } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { endOfMonth, needsCard } from './planRules'
import { applyDuePlans } from './plans'

const free: TenantPlan = {
  id: 1,
  name: 'Esencial',
  isPaymentPlan: false,
  longDescription: 'Esencial\nSin coste',
  category: 'general',
  capabilities: { videos: 'basic' },
  translations: { en: { name: 'Basic' } },
}
const plus: TenantPlan = {
  id: 2,
  name: 'Plus',
  isPaymentPlan: true,
  capabilities: { videoConsultations: 'included', videos: 'all' },
}
const family: TenantPlan = {
  id: 3,
  name: 'Familiar',
  isPaymentPlan: false,
  capabilities: { videoConsultations: 'included', family: 'included' },
}
const luis = personId('one', 'luis')

it('C-067 only a change from a free plan to a payment plan needs a card', () => {
  expect([needsCard(free, plus), needsCard(undefined, plus)]).toEqual([true, true])
  expect([needsCard(plus, plus), needsCard(plus, free), needsCard(free, family)]).toEqual([
    false,
    false,
    false,
  ])
})

it.each([
  ['2027-01-11', '2027-01-31'],
  ['2028-02-29', '2028-02-29'],
  ['2027-12-31', '2027-12-31'],
])('the month of %s ends on %s', (date, end) => expect(endOfMonth(date)).toBe(end))

describe.each(ruleDatabases)('plans on %s', (database) => {
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    const [one] = clinic.tenants.all
    if (one) one.backend.plans = [free, plus, family]
    call = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => setPlan(1))

  const setPlan = (id: number) =>
    clinic.db.query(
      `update person set plan_id = $1, next_plan_id = null, plan_ends_on = null, is_plus = false, is_family_admin = false
       where tenant = 'one' and id = $2`,
      [id, luis],
    )
  const change = (planId: number, creditCardToken: string | null = null) =>
    call('POST', 'api/users/change-user-plan', { planId, creditCardToken })
  const readUser = async () => (await call('GET', 'api/users/data')).body as User
  const cancelDate = async () => (await call('GET', 'api/users/current-plan-cancel-date')).body

  it('ACCOUNT-020 ACCOUNT-049 plans say what they are and what people can do with them', async () => {
    const plans = (await call('GET', 'api/plans')).body as Plan[]
    const { translations: _texts, ...said } = free
    expect(plans[0]).toEqual({ ...said, videoCalls: false })
    expect(plans[1]).toEqual({ ...plus, videoCalls: true })
  })

  it('ACCOUNT-020 the texts of a plan are in the language of the request, each falling back to the first one', async () => {
    const english = { 'accept-language': 'en' }
    const plans = (await call('GET', 'api/plans', undefined, english)).body as Plan[]
    expect(plans.map(({ name, longDescription }) => [name, longDescription])).toEqual([
      ['Basic', 'Esencial\nSin coste'],
      ['Plus', undefined],
      ['Familiar', undefined],
    ])
  })

  it('ACCOUNT-041 C-146 between free plans the change is made at once, and new rights need a sign-in', async () => {
    expect((await change(3)).body).toEqual({ logoutRequired: true })
    expect(await readUser()).toMatchObject({ planId: 3, isPlus: true, isFamilyAdmin: true })
  })

  it('ACCOUNT-042 ACCOUNT-043 a payment plan stays until the end of the month, or continues', async () => {
    await setPlan(2)
    expect((await change(1)).body).toEqual({ logoutRequired: false })
    expect(await readUser()).toMatchObject({ planId: 2, nextPlanId: 1 })
    expect(await cancelDate()).toBe('2027-01-31')
    expect((await call('POST', 'api/users/reactivate-user-plan')).status).toBe(204)
    expect([await cancelDate(), (await readUser()).nextPlanId]).toEqual([null, null])
  })

  it('ACCOUNT-042 the next plan begins on the day after', async () => {
    await setPlan(2)
    await change(3)
    const [one] = clinic.tenants.all
    if (!one) throw new Error('There is no tenant')
    await applyDuePlans(clinic.db, one, '2027-01-31')
    expect((await readUser()).planId).toBe(2)
    await applyDuePlans(clinic.db, one, '2027-02-01')
    expect(await readUser()).toMatchObject({ planId: 3, nextPlanId: null, isFamilyAdmin: true })
    expect(await cancelDate()).toBeNull()
  })

  it('C-067 C-068 without a card provider a plan that needs a card is refused, and a token is not taken', async () => {
    expect(await change(2)).toMatchObject({ status: 409, body: { message: 'CARD_NOT_ACCEPTED' } })
    expect((await change(3, 'tok_1')).status).toBe(400)
    expect((await readUser()).planId).toBe(1)
  })

  it.each([[9], [1], [0], [1.5], ['2']])('ACCOUNT-021 refuses the plan %j', async (planId) => {
    expect((await change(planId as number)).status).toBe(400)
  })

  it('C-119 nobody changes the plan of the person they act for', async () => {
    const admin = await clinic.as('admin@portico.test')
    const body = { planId: 3, creditCardToken: null }
    const acting = { 'x-impersonation-user': luis }
    expect((await admin('POST', 'api/users/change-user-plan', body, acting)).status).toBe(403)
    expect((await readUser()).planId).toBe(1)
  })
})
