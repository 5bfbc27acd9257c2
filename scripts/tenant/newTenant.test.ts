import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTenants } from './check'
import { newTenant } from './newTenant'
import { plantTenants, smallHouse } from './planted'

let tenants = ''
beforeEach(() => {
  tenants = plantTenants()
})
afterEach(() => rmSync(tenants, { recursive: true, force: true }))

const manifest = (id: string) =>
  JSON.parse(readFileSync(path.join(tenants, id, 'tenant.json'), 'utf8')) as object

test('a new tenant passes the check', () => {
  newTenant(tenants, { id: 'dawn', like: 'aurora' })
  expect(checkTenants(tenants, smallHouse()).filter(({ level }) => level !== 'note')).toEqual([])
  expect(manifest('dawn')).toMatchObject({ id: 'dawn', name: 'Dawn', hosts: ['dawn.localhost'] })
})

test('with a name and a host of its own', () => {
  newTenant(tenants, { id: 'dawn', name: 'Clínica Alba', host: 'alba.example', like: 'aurora' })
  expect(manifest('dawn')).toMatchObject({ name: 'Clínica Alba', hosts: ['alba.example'] })
})

test('with the demo data of its model, but not with its shop', () => {
  const backend = { features: ['bookOne'], demo: { insurers: ['Privado'] }, payment: { mode: 'production' } }
  writeFileSync(path.join(tenants, 'aurora/backend.json'), JSON.stringify(backend))
  newTenant(tenants, { id: 'dawn', like: 'aurora' })
  const made: unknown = JSON.parse(readFileSync(path.join(tenants, 'dawn/backend.json'), 'utf8'))
  expect(made).toEqual({ features: ['bookOne'], demo: { insurers: ['Privado'] } })
})

test.each([
  ['an id that is none', { id: 'Dawn!', like: 'aurora' }, 'cannot be an id'],
  ['an id that is taken', { id: 'aurora', like: 'aurora' }, 'is there already'],
  ['a model that is not there', { id: 'dawn', like: 'noon' }, 'There are: aurora.'],
  ['a host that is taken', { id: 'dawn', like: 'aurora', host: 'aurora.localhost' }, 'belongs to "aurora"'],
])('refuses %s in plain words', (_name, wish, words) => {
  expect(() => newTenant(tenants, wish)).toThrow(words)
})
