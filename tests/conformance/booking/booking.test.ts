import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contributions } from '../../../core/plugin/contributions'
import { bookingSettingsOf } from '../../../server/platform/tenants/settings/bookingSettings'
import { loadTenants } from '../../../server/platform/tenants/tenants'
import { plugins } from '../../../src/plugins'
import { checks } from './checks/all'
import { inOrder } from './runInOrder'
import { startTime, startTestBackend, type TestBackend } from './testBackend'
import { findSubjects, loadVariant, titleOf, type Subject } from './subject'

const root = path.resolve(import.meta.dirname, '../../..')
const variants = findSubjects(plugins, loadTenants(path.join(root, 'tenants')).all)
const tenants = [...new Set(variants.map(({ tenant }) => tenant))]

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

it('every booking variant is enabled at a tenant', () => {
  const all = plugins.flatMap((plugin) => contributions(plugin, 'bookingVariants', {}, () => {}))
  const enabled = variants.map(({ contribution }) => contribution.id)
  expect(all.map(({ id }) => id).filter((id) => !enabled.includes(id))).toEqual([])
})

describe.each(variants.map((variant) => ({ name: titleOf(variant), variant })))('$name', ({ variant }) => {
  let subject: Subject
  const runCheck = inOrder()
  beforeAll(async () => {
    subject = await loadVariant(variant)
  })

  it('BOOK-033 the server lets an insurer pay if and only if the tenant asks for one', async () => {
    const { tenant } = subject
    const loaded = await Promise.all(variants.filter((other) => other.tenant === tenant).map(loadVariant))
    const asksForInsurer = loaded.some((other) => other.variant.steps.includes('insurer'))
    expect(bookingSettingsOf(tenant)).toMatchObject({ asksForInsurer })
  })

  it.for(titled)('%s', async ([, check], { skip }) => {
    const notApplicable = await runCheck(check, subject, backend)
    if (notApplicable) skip(notApplicable.reason)
    expect(notApplicable).toBeUndefined()
  })
})
