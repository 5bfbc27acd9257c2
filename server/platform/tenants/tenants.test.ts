import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTenants } from './tenants'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-tenants-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const manifest = (id: string) => ({
  id,
  name: id,
  hosts: [`${id}.localhost`],
  logo: 'assets/logo.svg',
  favicon: 'assets/favicon.svg',
  languages: ['es'],
  plugins: {},
})

function write(id: string, file: string, content: unknown): void {
  mkdirSync(path.join(folder, id), { recursive: true })
  writeFileSync(path.join(folder, id, file), typeof content === 'string' ? content : JSON.stringify(content))
}

it('finds a tenant by id and by host, ignoring port and case', () => {
  write('one', 'tenant.json', manifest('one'))
  write('one', 'backend.json', { features: ['chat'], origins: ['https://one.example'] })
  write('two', 'tenant.json', manifest('two'))
  write('notes', 'readme.txt', 'no tenant')
  const tenants = loadTenants(folder)
  expect(tenants.all.map(({ id }) => id)).toEqual(['one', 'two'])
  expect(tenants.byHost('ONE.localhost:4000')).toBe(tenants.byId('one'))
  expect(tenants.byHost('one.localhost')?.backend).toEqual({
    features: ['chat'],
    demo: {},
    origins: ['https://one.example'],
  })
  expect(tenants.byId('two')?.backend).toEqual({ features: [], demo: {} })
  expect([tenants.byHost('localhost'), tenants.byHost(undefined), tenants.byHost('__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ['malformed JSON', '{"id": ', ['tenant.json', 'at /', 'expected JSON']],
  [
    'a missing value',
    { ...manifest('one'), name: undefined },
    ['at /name', 'expected a value', 'found nothing'],
  ],
  [
    'a wrong value',
    { ...manifest('one'), languages: ['fr'] },
    ['at /languages/0', 'one of "es", "en"', 'found "fr"'],
  ],
  [
    'an unknown property',
    { ...manifest('one'), colour: 'red' },
    ['at /colour', 'no such property', 'found "red"'],
  ],
  ['an unknown plugin', { ...manifest('one'), plugins: { nope: {} } }, ['at /plugins/nope', 'found {}']],
  ['another id than its folder', manifest('uno'), ['at /id', '"one", the folder', 'found "uno"']],
])('the error for %s names path, expected and actual value', (_, content, parts) => {
  write('one', 'tenant.json', content)
  for (const part of parts) expect(() => loadTenants(folder)).toThrow(part)
})

it('the error for an invalid backend.json names file and path', () => {
  write('one', 'tenant.json', manifest('one'))
  write('one', 'backend.json', { features: 'chat' })
  expect(() => loadTenants(folder)).toThrow(/backend\.json, at \/features: expected array, found "chat"/)
})

it.each([
  [
    { demo: { specialties: ['nosuch'] } },
    /at \/demo\/specialties\/0: expected one of "familia", .* found "nosuch"/,
  ],
  [{ demo: { insurers: 'Mapfre' } }, /at \/demo\/insurers: expected array, found "Mapfre"/],
  [
    { demo: { places: [{ city: 'Oviedo' }] } },
    /at \/demo\/places\/0\/country: expected a value, found nothing/,
  ],
  [{ demo: { specialtys: [] } }, /at \/demo\/specialtys: expected no such property/],
  [{ origins: ['one.example/'] }, /at \/origins\/0: expected An origin like https:\/\/portal/],
])('the error names the path in backend.json: %j', (part, message) => {
  write('one', 'tenant.json', manifest('one'))
  write('one', 'backend.json', { features: [], ...part })
  expect(() => loadTenants(folder)).toThrow(message)
})

it('PAY-001 C-065 reads the payment settings; production needs an https address', () => {
  const payment = {
    provider: 'redsys',
    mode: 'sandbox',
    url: '/payment/redsys',
    merchant: '999008881',
    terminal: '1',
    holdMinutes: 15,
  }
  write('one', 'tenant.json', manifest('one'))
  write('one', 'backend.json', { features: [], payment })
  expect(loadTenants(folder).byId('one')?.backend.payment).toMatchObject(payment)
  write('one', 'backend.json', { features: [], payment: { ...payment, mode: 'production' } })
  expect(() => loadTenants(folder)).toThrow('at /payment/url: expected match pattern "^https://"')
  const { mode: _mode, ...withoutMode } = payment
  write('one', 'backend.json', { features: [], payment: withoutMode })
  expect(() => loadTenants(folder)).toThrow('at /payment/mode: expected a value')
})

it('PAY-001 C-065 a signing key in backend.json stops the start, and the message does not repeat it', () => {
  const key = 'A'.repeat(32)
  const payment = { provider: 'redsys', mode: 'production', url: 'https://a.example', key }
  write('one', 'tenant.json', manifest('one'))
  const start = () => loadTenants(folder)
  write('one', 'backend.json', {
    features: [],
    payment: { ...payment, merchant: '1', terminal: '1', holdMinutes: 15 },
  })
  expect(start).toThrow(/at \/payment\/key: expected No secret in a file.+PORTICO_PAYMENT_KEY_/)
  expect(start).not.toThrow(key)
  write('one', 'backend.json', { features: [], externalSignIn: { clientSecret: key } })
  expect(start).not.toThrow(key)
})

it.each(['(', '(\\d+)+'])('C-142 the pattern %s of a tenant stops the start', (phone) => {
  write('one', 'tenant.json', { ...manifest('one'), patterns: { phone } })
  expect(() => loadTenants(folder)).toThrow(
    /tenant\.json, at \/patterns\/phone: expected A regular expression/,
  )
})

it('two tenants cannot share a host', () => {
  write('one', 'tenant.json', manifest('one'))
  write('two', 'tenant.json', { ...manifest('two'), hosts: ['one.localhost'] })
  expect(() => loadTenants(folder)).toThrow('one.localhost, which is also a host of one')
})

it('a folder without tenants is an error', () => {
  expect(() => loadTenants(path.join(folder, 'none'))).toThrow('a folder per tenant')
})
