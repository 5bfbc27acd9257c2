import path from 'node:path'
import { expect, it } from 'vitest'
import { collect } from '@core/plugin/host'
import { loadTenants } from '../../server/tenants/tenants'
import { kits } from '../../src/kits'
import { plugins } from '../../src/plugins'

const tenants = loadTenants(path.resolve(import.meta.dirname, '../../tenants'))
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
