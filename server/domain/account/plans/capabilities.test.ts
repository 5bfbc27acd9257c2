// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallPool, Video } from '../../../../schemas/generated/entities'
import { listCapabilities, type CapabilityLevel } from '../../../../schemas/rules/planCapabilities'
import { personId } from '../../../demo/people/personRow'
import type { TenantPlan } from '../../../platform/tenants/settings/planSettings'
import { ruleDatabases } from '../../../test/databases'
import { requireVideoAccess } from '../../calls/startCall'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { givePlan } from './plans'

/** Whether a person can do what a capability promises. */
type Check = (clinic: Clinic, call: Caller, person: string) => Promise<boolean>

const lockedVideos = async (call: Caller) =>
  ((await call('GET', 'api/videos/new')).body as Video[]).filter(({ isLocked }) => isLocked).length

/** How each promise is seen to be kept. A capability without a line here does not compile. */
const checks: Record<CapabilityLevel, Check> = {
  videoConsultations_included: (clinic, _call, person) =>
    requireVideoAccess(clinic.db, 'one', [person]).then(
      () => true,
      () => false,
    ),
  poolCalls_included: async (_clinic, call) =>
    ((await call('GET', 'api/video-calls/pool')).body as CallPool).access === 'included',
  // Nobody has this id: whoever may have a family reads 404.
  family_included: async (_clinic, call) =>
    (await call('DELETE', 'api/dependent-users/nobody')).status !== 403,
  // Some videos are open, others are not.
  videos_basic: async (_clinic, call) => {
    const all = ((await call('GET', 'api/videos/new')).body as Video[]).length
    return all > (await lockedVideos(call))
  },
  videos_all: async (_clinic, call) => (await lockedVideos(call)) === 0,
}

const plan = (id: number, capabilities: TenantPlan['capabilities']): TenantPlan => ({
  id,
  name: `Plan ${id}`,
  ...(capabilities && { capabilities }),
})
const all = {
  videoConsultations: 'included',
  poolCalls: 'included',
  family: 'included',
  videos: 'all',
} as const
// The demo data name the plans 2 and 3 in their videos: this one counts by its capability.
const plans = [plan(7, { videos: 'basic' }), plan(8, all)]

it('every plan of every tenant names what it gives, and only what the server asks for', () => {
  const named = readdirSync('tenants').flatMap((tenant) => {
    const settings = JSON.parse(readFileSync(`tenants/${tenant}/backend.json`, 'utf8')) as {
      plans?: TenantPlan[]
    }
    return settings.plans ?? []
  })
  expect(named.length).toBeGreaterThan(3)
  for (const { capabilities = {} } of named) {
    const levels = listCapabilities(capabilities)
    expect(levels).toHaveLength(Object.keys(capabilities).length)
    expect(levels.filter((level) => !Object.hasOwn(checks, level))).toEqual([])
  }
})

describe.each(ruleDatabases)('what plans promise on %s', (database) => {
  const luis = personId('one', 'luis')
  let clinic: Clinic
  let call: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['videoAdvices'])
    const [one] = clinic.tenants.all
    if (one) one.backend.plans = plans
    call = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const holding = async (chosen: TenantPlan) => {
    const [one] = clinic.tenants.all
    if (one) await givePlan(clinic.db, one, luis, chosen)
    const results = Object.entries(checks).map(
      async ([name, check]) => [name, await check(clinic, call, luis)] as const,
    )
    return Object.fromEntries(await Promise.all(results))
  }

  it('a capability of the plan can be used, and one that it leaves out cannot', async () => {
    const [basic, full] = plans
    if (!basic || !full) throw new Error('There are no plans')
    expect(await holding(full)).toEqual({
      videoConsultations_included: true,
      poolCalls_included: true,
      family_included: true,
      videos_basic: true,
      videos_all: true,
    })
    expect(await holding(basic)).toEqual({
      videoConsultations_included: false,
      poolCalls_included: false,
      family_included: false,
      videos_basic: true,
      videos_all: false,
    })
  })

  it('a locked video names the plans that would open it', async () => {
    const locked = ((await call('GET', 'api/videos/new')).body as Video[]).find(({ isLocked }) => isLocked)
    expect((await call('GET', `api/videos/${locked?.id}`)).body).toMatchObject({
      details: { planIds: [2, 3, 8] },
    })
  })

  it('a capability that no plan of the tenant names comes from elsewhere and stays', async () => {
    const [one] = clinic.tenants.all
    if (!one) throw new Error('There is no tenant')
    await clinic.db.query(`update person set is_plus = true where tenant = 'one' and id = $1`, [luis])
    const others = { ...one, backend: { ...one.backend, plans: plans.slice(0, 1) } }
    await givePlan(clinic.db, others, luis, plan(7, { videos: 'basic' }))
    await expect(requireVideoAccess(clinic.db, 'one', [luis])).resolves.toBeUndefined()
  })
})
