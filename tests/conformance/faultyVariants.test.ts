import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadTenants } from '../../server/platform/tenants/tenants'
import { plugins } from '../../src/plugins'
import type { BackEnd } from './booking/backEnd'
import { checks } from './booking/checks/all'
import { startReferenceServer, type ReferenceServer } from './booking/referenceServer'
import { chosenDoctorStub } from './booking/stub/chosenDoctor.stub'
import { startStub } from './booking/stub/startStub'
import { findSubjects, loadVariant, type Subject } from './booking/subject'
import { tenantOf } from './booking/tenantOf'
import { faults } from './faults'

const root = path.resolve(import.meta.dirname, '../..')
/** Three variants with requests of their own, each at a tenant that uses it, and one of them at a stub. */
const variants = [
  ['chosenDoctor', 'portico', 'the reference server'],
  ['miDoctor', 'midoctor', 'the reference server'],
  ['internationalDoctor', 'international', 'the reference server'],
  ['chosenDoctor', 'portico', 'a stub'],
] as const
/** A stub stores the answer to any question. */
const onlyAtServer = ['a question that the server does not know']
const tenants = loadTenants(path.join(root, 'tenants')).all.filter(({ id }) =>
  variants.some(([, tenant]) => tenant === id),
)

let server: ReferenceServer
beforeAll(async () => {
  server = await startReferenceServer(tenants)
})
afterAll(() => server.close())

const check = (id: string) => {
  const match = checks.find(({ statement }) => statement.startsWith(id))
  if (!match) throw new Error(`there is no check "${id}"`)
  return match
}

describe.each(variants)('%s at %s, at %s', (id, tenantId, where) => {
  let good: Subject
  let backEnd: BackEnd
  beforeAll(async () => {
    const found = findSubjects(plugins, tenants.map(tenantOf)).find(
      ({ contribution, tenant }) => contribution.id === id && tenant.id === tenantId,
    )
    if (!found) throw new Error(`${tenantId} has no variant "${id}"`)
    good = await loadVariant(found)
    backEnd = where === 'a stub' ? startStub(chosenDoctorStub, good.tenant) : server
  })
  afterEach(() => backEnd.reset())

  const planted = faults.filter(([fault]) => where !== 'a stub' || !onlyAtServer.includes(fault))
  test.each(planted)('the suite detects %s', async (_fault, statement, breakVariant) => {
    const broken = { ...good, variant: breakVariant(good.variant) }
    const result = await check(statement)
      .run(broken, backEnd)
      .then(
        (notApplicable) => notApplicable ?? null,
        (error: Error) => error,
      )
    expect(result, `the check "${statement}" passes`).toBeInstanceOf(Error)
  })

  test('without faults it passes every check', async () => {
    for (const { run } of checks) {
      await run(good, backEnd)
      await backEnd.reset()
    }
    expect(good.variant.id).toBe(id)
  })
})
