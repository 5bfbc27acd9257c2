import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contributions } from '../../../core/plugin/contributions'
import { bookingSettingsOf } from '../../../server/platform/tenants/settings/bookingSettings'
import { loadTenants } from '../../../server/platform/tenants/tenants'
import { plugins } from '../../../src/plugins'
import { startReferenceServer, type ReferenceServer } from './referenceServer'
import { findSubjects, loadVariant } from './subject'
import { startStub } from './stub/startStub'
import { stubOfPlugin } from './stub/stubOfPlugin'
import { testVariant } from './suite'
import { tenantOf } from './tenantOf'

const root = path.resolve(import.meta.dirname, '../../..')
const tenants = loadTenants(path.join(root, 'tenants')).all
const variants = findSubjects(plugins, tenants.map(tenantOf))

let backEnd: ReferenceServer
beforeAll(async () => {
  backEnd = await startReferenceServer(tenants)
})
afterAll(() => backEnd.close())

it('every booking variant is enabled at a tenant', () => {
  const all = plugins.flatMap((plugin) => contributions(plugin, 'bookingVariants', {}, () => {}))
  const enabled = variants.map(({ contribution }) => contribution.id)
  expect(all.map(({ id }) => id).filter((id) => !enabled.includes(id))).toEqual([])
})

it.each(tenants)(
  'BOOK-033 the server of $id lets an insurer pay if and only if a variant asks for one',
  async (tenant) => {
    const loaded = await Promise.all(variants.filter((one) => one.tenant.id === tenant.id).map(loadVariant))
    const asksForInsurer = loaded.some(({ variant }) => variant.steps.includes('insurer'))
    expect(bookingSettingsOf(tenant)).toMatchObject({ asksForInsurer })
  },
)

// A plugin with an API of its own brings a stub of it; every other one books at the reference server.
const stubs = await Promise.all(variants.map(({ folder }) => stubOfPlugin(root, folder)))

describe('at its back end', () => {
  for (const [at, variant] of variants.entries()) {
    const stub = stubs[at]
    const own = stub && startStub(stub, variant.tenant)
    testVariant(variant, () => own ?? backEnd)
  }
})
