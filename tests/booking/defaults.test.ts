import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { collect } from '../../core/plugin/host'
import { loadTenants } from '../../server/platform/tenants/tenants'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const root = path.resolve(import.meta.dirname, '../..')
const tenants = loadTenants(path.join(root, 'tenants'))
const ways = [
  ['fhgst', 'fhgstIntegration'],
  ['covadonga', 'covadonga'],
  ['eSaludPlus', 'eSaludPlus'],
] as const

it.each(ways)('BOOK-046 C-055 %s: the online filter is off by default', (id, feature) => {
  const { host } = collect(plugins, { [id]: {} }, new Set([feature]), { kits })
  expect(host.plugins.get(id)?.options['onlineInsurers']).toBe(false)
})

it.each(['fhgst', 'covadonga'])('BOOK-046 the tenant %s turns it on', (id) => {
  expect(tenants.byId(id)?.manifest.plugins[id]).toEqual({ privateInsurer: 1, onlineInsurers: true })
})

/** The active plugins of a tenant with its own features. */
function hostOf(id: string) {
  const { manifest, backend } = tenants.byId(id)!
  return collect(plugins, manifest.plugins, new Set(backend.features), { kits }).host
}

const readme = readFileSync(path.join(root, 'README.md'), 'utf8')
const listed = [...readme.matchAll(/^\| `([a-z]+)` +\| `http/gm)].map(([, id = '']) => id)

it('ADMIN-003 the README lists every tenant', () => {
  expect(listed.toSorted()).toEqual(tenants.all.map(({ id }) => id).toSorted())
})

it.each(listed)('ADMIN-003 the tenant %s of the README has the administration with its sections', (id) => {
  expect(hostOf(id).routes.map(({ area }) => area)).toContain('admin')
  expect(tenants.byId(id)?.backend.features).toEqual(
    expect.arrayContaining(['adminUsers', 'adminServices', 'adminVideos', 'adminDocuments']),
  )
})

it('MENU-003 FEAT-013 BOOK-030 a tenant works with care areas, universal assistance and two ways to book', () => {
  const { menuFilters, bookingVariants, homeShortcuts } = hostOf('ultramar')
  expect(menuFilters.map(({ plugin }) => plugin)).toEqual(['careAreas'])
  expect(bookingVariants.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['chosenDoctor', 'internationalDoctor']),
  )
  expect(homeShortcuts.map(({ id }) => id)).toContain('internationalDoctor')
  expect(tenants.byId('ultramar')?.backend.features).toContain('universalAssistance')
})
