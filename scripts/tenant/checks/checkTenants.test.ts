import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTenants } from './checkTenants'
import { manifestWith, writeSampleTenants, sampleProject, type TenantFiles } from '../test/sampleTenants'
import { faultyTenants } from '../test/faultyTenants'
import { tenantIds } from '../tenantFolder'

let tenants = ''
afterEach(() => rmSync(tenants, { recursive: true, force: true }))

const check = (plants: TenantFiles, house = sampleProject()) => {
  tenants = writeSampleTenants(plants)
  return checkTenants(tenants, house).filter(({ level }) => level !== 'note')
}
test('a sound tenant has no finding', () => {
  expect(check({})).toEqual([])
})

test.each(['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'UTC'])('the zone %s is one', (timeZone) => {
  expect(check({ 'tenant.json': manifestWith({ timeZone }) })).toEqual([])
})

test('what a version control keeps beside the tenants is none of them', () => {
  tenants = writeSampleTenants()
  mkdirSync(path.join(tenants, '.git'))
  expect(tenantIds(tenants)).toEqual(['aurora'])
})

test.each(faultyTenants)('%s is named', (_fault, plants, file, at, found, fix) => {
  const findings = check(plants)
  const says = {
    file: `tenants/aurora/${file}`,
    path: at,
    expected: expect.stringMatching(/\S/),
    found: expect.stringContaining(found),
    fix: expect.stringContaining(fix),
  }
  expect(findings).toContainEqual(expect.objectContaining(says))
})

test('a text that one language lacks is named in the file that lacks it', () => {
  const house = sampleProject()
  const welcome = { folder: 'plugins/welcome/locales', texts: { es: { 'WELCOME.TITLE': 'Hola' }, en: {} } }
  const findings = check({}, { ...house, owners: new Map([...house.owners, ['welcome', welcome]]) })
  expect(findings).toMatchObject([
    {
      level: 'error',
      file: 'plugins/welcome/locales/en.json',
      path: '/WELCOME.TITLE',
      fix: 'Add it; in "es" it says "Hola".',
    },
  ])
})

test('a term of the tenant is no fault, whatever its other language calls it', () => {
  const plants = { 'locales/es.json': { 'TERM:cita': 'sesión' }, 'locales/en.json': {} }
  expect(check({ 'tenant.json': manifestWith({ locales: ['es', 'en'] }), ...plants })).toEqual([])
})

test('an own text in one language only is a warning', () => {
  const plants = { 'locales/es.json': { 'BOOK.TITLE': 'Reservar' }, 'locales/en.json': {} }
  expect(check({ 'tenant.json': manifestWith({ locales: ['es', 'en'] }), ...plants })).toMatchObject([
    {
      level: 'warning',
      file: 'tenants/aurora/locales/en.json',
      path: '/BOOK.TITLE',
      found: 'the general text',
    },
  ])
})

test('a host that another tenant has is named with its owner', () => {
  tenants = writeSampleTenants()
  mkdirSync(path.join(tenants, 'zeta'))
  writeFileSync(path.join(tenants, 'zeta/tenant.json'), JSON.stringify(manifestWith({ id: 'zeta' })))
  const findings = checkTenants(tenants, sampleProject(), 'aurora')
  expect(findings).toContainEqual(
    expect.objectContaining({ path: '/hosts/0', found: 'aurora.localhost, also of "zeta"' }),
  )
})

test('BOOK-030 C-046 says which way to book wins and which lose', () => {
  tenants = writeSampleTenants()
  expect(checkTenants(tenants, sampleProject())).toMatchObject([
    { level: 'note', found: 'book: booking/one (10), before booking/any (20); edit: booking/one (5)' },
  ])
})

test.each([
  [
    'two features on at once',
    ['bookAny', 'bookOne'],
    'book: booking/one (10), before booking/any (20); edit: booking/one (5)',
  ],
  ['one feature, whose way cannot move', ['bookAny'], 'book: booking/any (20); edit: none'],
  ['no feature on', [], 'book: none; edit: none'],
  ['a feature nobody knows', ['bookNone'], 'book: none; edit: none'],
])('BOOK-030 BOOK-032 C-046 FEAT-002 %s', (_case, features, found) => {
  tenants = writeSampleTenants({ 'backend.json': { features } })
  const findings = checkTenants(tenants, sampleProject())
  expect(findings).toContainEqual(expect.objectContaining({ level: 'note', found }))
  const unknown = findings.filter(({ expected }) => expected === 'a feature that a plugin knows')
  expect(unknown.map((finding) => finding.found)).toEqual(features.includes('bookNone') ? ['"bookNone"'] : [])
})

test('features that cannot be read are one fault, not also a plugin that stays off', () => {
  expect(check({ 'backend.json': { features: 'family' } })).toMatchObject([
    { level: 'error', file: 'tenants/aurora/backend.json', path: '/features' },
  ])
})

test.each(['videoConsultation.home', 'auth'])(
  'SHELL-018 AUTH-012 a tenant whose plugins have no %s lets nobody in, and says which one would',
  (route) => {
    const findings = check({ 'tenant.json': manifestWith({ plugins: { welcome: {}, booking: {} } }) })
    expect(findings).toContainEqual({
      level: 'error',
      file: 'tenants/aurora/tenant.json',
      path: '/plugins',
      expected: expect.stringContaining(`a plugin with the route ${route}`) as string,
      found: 'none that is on',
      fix: 'Add "entrance" to "plugins".',
    })
  },
)
