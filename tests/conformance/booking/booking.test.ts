import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contributions } from '@core/plugin/contributions'
import { loadTenants } from '../../../server/tenants/tenants'
import { plugins } from '../../../src/plugins'
import { checks } from './checks/all'
import { startTime, startTestBackend, type TestBackend } from './testBackend'
import { findSubjects, loadVariant, titleOf, type Subject } from './subject'

const root = path.resolve(import.meta.dirname, '../../..')
const found = findSubjects(plugins, loadTenants(path.join(root, 'tenants')).all)
const tenants = [...new Set(found.map(({ tenant }) => tenant))]

const titled = checks.map((check) => [`${check.requirements} ${check.statement}`, check] as const)

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend(tenants)
})
afterEach(async () => {
  backend.setNow(startTime)
  await backend.cancelBookings()
})
afterAll(() => backend.server.close())

it('every way to book is on at a tenant, so that it is looked at', () => {
  const all = plugins.flatMap((plugin) => contributions(plugin, 'bookingVariants', {}, () => {}))
  const seen = found.map(({ contribution }) => contribution.id)
  expect(all.map(({ id }) => id).filter((id) => !seen.includes(id))).toEqual([])
})

describe.each(found.map((one) => ({ name: titleOf(one), one })))('$name', ({ one }) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await loadVariant(one)
  })

  it.for(titled)('%s', async ([, { run }], { skip }) => {
    const left = await run(subject, backend)
    if (left) skip(left.notHere)
    expect(left).toBeUndefined()
  })
})
