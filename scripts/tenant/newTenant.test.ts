import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTenants } from './checks/checkTenants'
import { inHouseStyle } from '../new/format'
import { createTenant } from './newTenant'
import { writeSampleTenants, sampleProject } from './test/sampleTenants'
import { tenantIds, tenantsFolder } from './tenantFolder'

let tenants = ''
beforeEach(() => {
  tenants = writeSampleTenants()
})
afterEach(() => rmSync(tenants, { recursive: true, force: true }))

const manifest = (id: string) =>
  JSON.parse(readFileSync(path.join(tenants, id, 'tenant.json'), 'utf8')) as object

test('a new tenant passes the check', async () => {
  await createTenant(tenants, { id: 'dawn', like: 'aurora' })
  expect(checkTenants(tenants, sampleProject()).filter(({ level }) => level !== 'note')).toEqual([])
  expect(manifest('dawn')).toMatchObject({ id: 'dawn', name: 'Dawn', hosts: ['dawn.localhost'] })
})

test('with a name and a host of its own', async () => {
  await createTenant(tenants, { id: 'dawn', name: 'Clínica Alba', host: 'alba.example', like: 'aurora' })
  expect(manifest('dawn')).toMatchObject({ name: 'Clínica Alba', hosts: ['alba.example'] })
})

test('with the demo data of its model, but not with its shop', async () => {
  const backend = { features: ['bookOne'], demo: { insurers: ['Privado'] }, payment: { mode: 'production' } }
  writeFileSync(path.join(tenants, 'aurora/backend.json'), JSON.stringify(backend))
  await createTenant(tenants, { id: 'dawn', like: 'aurora' })
  const made: unknown = JSON.parse(readFileSync(path.join(tenants, 'dawn/backend.json'), 'utf8'))
  expect(made).toEqual({ features: ['bookOne'], demo: { insurers: ['Privado'] } })
})

test('its files are in the style of the house', async () => {
  await createTenant(tenants, { id: 'dawn', like: 'aurora' })
  for (const file of ['tenant.json', 'backend.json']) {
    const text = readFileSync(path.join(tenants, 'dawn', file), 'utf8')
    expect(text).toBe(await inHouseStyle(JSON.parse(text) as object))
    expect(text).toMatch(/": \["/)
  }
})

test.each([
  [undefined, '/house/tenants'],
  ['', '/house/tenants'],
  ['clients', '/house/clients'],
  ['/elsewhere/clients', '/elsewhere/clients'],
])('PORTICO_TENANTS %s is the folder %s, as at the server', (PORTICO_TENANTS, folder) => {
  expect(tenantsFolder('/house', { PORTICO_TENANTS })).toBe(folder)
})

test.each([
  ['an id that is none', { id: 'Dawn!', like: 'aurora' }, 'cannot be an id'],
  ['an id that is taken', { id: 'aurora', like: 'aurora' }, 'is there already'],
  ['a model that is not there', { id: 'dawn', like: 'noon' }, 'There are: aurora.'],
  ['a host that is an address', { id: 'dawn', like: 'aurora', host: 'https://a.b' }, 'cannot be a host'],
  ['a host with a port', { id: 'dawn', like: 'aurora', host: 'a.b:4000' }, 'without https:// and port'],
  ['a host that is taken', { id: 'dawn', like: 'aurora', host: 'aurora.localhost' }, 'belongs to "aurora"'],
])('refuses %s in plain words, and writes nothing', async (_name, wish, words) => {
  await expect(createTenant(tenants, wish)).rejects.toThrow(words)
  expect(tenantIds(tenants)).toEqual(['aurora'])
})
