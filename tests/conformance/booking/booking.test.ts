import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contributions } from '../../../core/plugin/contributions'
import { bookingSettingsOf } from '../../../server/platform/tenants/settings/bookingSettings'
import { loadTenants } from '../../../server/platform/tenants/tenants'
import { plugins } from '../../../src/plugins'
import { checks } from './checks/all'
import { inOrder } from './runInOrder'
import { startReferenceServer, type ReferenceServer } from './referenceServer'
import { findSubjects, loadVariant, titleOf, type Subject } from './subject'
import { tenantOf } from './tenantOf'

const root = path.resolve(import.meta.dirname, '../../..')
const tenants = loadTenants(path.join(root, 'tenants'))
const variants = findSubjects(plugins, tenants.all.map(tenantOf))

const titled = checks.map((check) => [`${check.requirements} ${check.statement}`, check] as const)

let backEnd: ReferenceServer
beforeAll(async () => {
  backEnd = await startReferenceServer(tenants.all)
})
afterEach(async () => {
  await backEnd.reset()
})
afterAll(() => backEnd.close())

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
    const onServer = tenants.byId(tenant.id)
    if (!onServer) throw new Error(`there is no tenant ${tenant.id}`)
    expect(bookingSettingsOf(onServer)).toMatchObject({ asksForInsurer })
  })

  it.for(titled)('%s', async ([, check], { skip }) => {
    const notApplicable = await runCheck(check, subject, backEnd)
    if (notApplicable) skip(notApplicable.reason)
    expect(notApplicable).toBeUndefined()
  })
})
