import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTenants } from './checks/checkTenants'
import { formatJson } from '../new/format'
import { createTenant, type NewTenant } from './newTenant'
import { writeSampleTenants, sampleProject } from './test/sampleTenants'
import { readProject } from './project'
import { tenantIds, tenantsFolder } from './tenantFolder'

let tenants = ''
beforeEach(() => {
  tenants = writeSampleTenants()
})
afterEach(() => rmSync(tenants, { recursive: true, force: true }))

const create = (options: NewTenant) => createTenant(tenants, options, formatJson)
const manifest = (id: string) =>
  JSON.parse(readFileSync(path.join(tenants, id, 'tenant.json'), 'utf8')) as object

test('a new tenant passes the check', async () => {
  await create({ id: 'dawn', like: 'aurora' })
  expect(checkTenants(tenants, sampleProject()).filter(({ level }) => level !== 'note')).toEqual([])
  expect(manifest('dawn')).toMatchObject({ id: 'dawn', name: 'Dawn', hosts: ['dawn.localhost'] })
})

test('uses the given name and host', async () => {
  await create({ id: 'dawn', name: 'Clínica Alba', host: 'alba.example', like: 'aurora' })
  expect(manifest('dawn')).toMatchObject({ name: 'Clínica Alba', hosts: ['alba.example'] })
})

test('copies features and demo data but not the payment account', async () => {
  const backend = { features: ['bookOne'], demo: { insurers: ['Privado'] }, payment: { mode: 'production' } }
  writeFileSync(path.join(tenants, 'aurora/backend.json'), JSON.stringify(backend))
  await create({ id: 'dawn', like: 'aurora' })
  const created: unknown = JSON.parse(readFileSync(path.join(tenants, 'dawn/backend.json'), 'utf8'))
  expect(created).toEqual({ features: ['bookOne'], demo: { insurers: ['Privado'] } })
})

test('a tenant for production has a public host, the conditions of the client, and neither demo data nor stand-ins', async () => {
  const conditions = path.join(tenants, 'conditions.txt')
  writeFileSync(conditions, '{ "version": "1", "es": ["Condiciones"], "en": ["Terms"] }')
  const backend = { features: ['bookOne', 'bookAny'], demo: {}, identityChecks: { provider: 'sandbox' } }
  writeFileSync(path.join(tenants, 'aurora/backend.json'), JSON.stringify(backend))
  await create({
    id: 'dawn',
    like: 'aurora',
    production: true,
    host: 'dawn.example',
    conditions,
  })
  const created: unknown = JSON.parse(readFileSync(path.join(tenants, 'dawn/backend.json'), 'utf8'))
  expect(created).toEqual({ features: ['bookOne', 'bookAny'] })
  const findings = checkTenants(tenants, sampleProject(), 'dawn')
  expect(findings.filter(({ level }) => level !== 'note')).toEqual([])
})

test('its files are formatted as all files', async () => {
  await create({ id: 'dawn', like: 'aurora' })
  for (const file of ['tenant.json', 'backend.json']) {
    const text = readFileSync(path.join(tenants, 'dawn', file), 'utf8')
    expect(text).toBe(await formatJson(JSON.parse(text) as object))
    expect(text).toMatch(/": \["/)
  }
})

test.each([
  [undefined, '/project/tenants'],
  ['', '/project/tenants'],
  ['clients', '/project/clients'],
  ['/elsewhere/clients', '/elsewhere/clients'],
])('PORTICO_TENANTS %s means the folder %s, as for the server', (PORTICO_TENANTS, folder) => {
  expect(tenantsFolder('/project', { PORTICO_TENANTS })).toBe(folder)
})

test.each([
  ['production at this machine', { id: 'dawn', like: 'aurora', production: true }, 'needs a public host'],
  [
    'production without conditions',
    { id: 'dawn', like: 'aurora', production: true, host: 'dawn.example' },
    'needs the conditions of the client',
  ],
  ['an invalid id', { id: 'Dawn!', like: 'aurora' }, 'is not a valid id'],
  ['an existing id', { id: 'aurora', like: 'aurora' }, 'already exists'],
  ['an unknown tenant to copy', { id: 'dawn', like: 'noon' }, 'Existing tenants: aurora.'],
  ['a host with a scheme', { id: 'dawn', like: 'aurora', host: 'https://a.b' }, 'is not a valid host'],
  ['a host with a port', { id: 'dawn', like: 'aurora', host: 'a.b:4000' }, 'without https:// and port'],
  [
    'a host of another tenant',
    { id: 'dawn', like: 'aurora', host: 'aurora.localhost' },
    'already belongs to "aurora"',
  ],
])('rejects %s and writes nothing', async (_name, options, message) => {
  await expect(create(options)).rejects.toThrow(message)
  expect(tenantIds(tenants)).toEqual(['aurora'])
})

const root = path.resolve(import.meta.dirname, '../..')
const samples = path.join(root, 'tenants')

test.each(tenantIds(samples))(
  'a tenant for real people like %s is complete in an empty folder, without services of somebody else',
  async (like) => {
    const empty = mkdtempSync(path.join(tmpdir(), 'tenants-'))
    const conditions = path.join(empty, '.conditions.json')
    writeFileSync(conditions, JSON.stringify({ version: '1', es: ['Condiciones'], en: ['Terms'] }))
    const options = { id: 'dawn', like, production: true, host: 'dawn.example', conditions }
    await createTenant(empty, options, formatJson, samples)
    const project = await readProject(root)
    expect(checkTenants(empty, project).filter(({ level }) => level !== 'note')).toEqual([])
    rmSync(empty, { recursive: true })
  },
)
