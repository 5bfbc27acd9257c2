import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTenants } from './checkTenants'
import { manifestWith, writeSampleTenants, sampleProject, type TenantFiles } from '../test/sampleTenants'
import { faultyTenants } from '../test/faultyTenants'
import { tenantIds } from '../tenantFolder'

let tenants = ''
afterEach(() => rmSync(tenants, { recursive: true, force: true }))

const check = (overrides: TenantFiles, project = sampleProject()) => {
  tenants = writeSampleTenants(overrides)
  return checkTenants(tenants, project).filter(({ level }) => level !== 'note')
}
test('a valid tenant has no findings', () => {
  expect(check({})).toEqual([])
})

test('the texts of the sign-in pages and of the letters are a tenant’s own to replace', () => {
  const texts = { 'IDENTITY.SLOGAN': 'Aurora' }
  const tenant = manifestWith({ locales: ['es', 'en'] })
  expect(check({ 'tenant.json': tenant, 'locales/es.json': texts, 'locales/en.json': texts })).toEqual([])
})

test.each(['America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'UTC'])(
  'the time zone %s is valid',
  (timeZone) => {
    expect(check({ 'tenant.json': manifestWith({ timeZone }) })).toEqual([])
  },
)

test('the .git folder beside the tenants is not a tenant', () => {
  tenants = writeSampleTenants()
  mkdirSync(path.join(tenants, '.git'))
  expect(tenantIds(tenants)).toEqual(['aurora'])
})

test.each(faultyTenants)(
  'the check reports %s once, with its line, and nothing that only follows from it',
  (_fault, overrides, file, at, found, fix) => {
    const findings = check(overrides)
    expect(findings).toEqual([
      expect.objectContaining({
        file: `tenants/aurora/${file}`,
        path: at,
        expected: expect.stringMatching(/\S/),
        found: expect.stringContaining(found),
        fix: expect.stringContaining(fix),
      }),
    ])
    // A file as a whole has no line.
    const isPart = at !== '' && /\.(json|css)$/.test(file)
    expect(isPart && findings[0]?.line === undefined).toBe(false)
  },
)

test('there are more than 54 planted mistakes', () => {
  expect(faultyTenants.length).toBeGreaterThan(54)
})

test('a text that one language lacks is reported for the file of that language', () => {
  const project = sampleProject()
  const welcome = { folder: 'plugins/welcome/locales', texts: { es: { 'WELCOME.TITLE': 'Hola' }, en: {} } }
  const findings = check({}, { ...project, owners: new Map([...project.owners, ['welcome', welcome]]) })
  expect(findings).toMatchObject([
    {
      level: 'error',
      file: 'plugins/welcome/locales/en.json',
      path: '/WELCOME.TITLE',
      fix: 'Add it; in "es" it says "Hola".',
    },
  ])
})

test('a term may exist in one language only', () => {
  const overrides = { 'locales/es.json': { 'TERM:cita': 'sesión' }, 'locales/en.json': {} }
  expect(check({ 'tenant.json': manifestWith({ locales: ['es', 'en'] }), ...overrides })).toEqual([])
})

test('a tenant’s text in one language only is a warning', () => {
  const overrides = { 'locales/es.json': { 'BOOK.TITLE': 'Reservar' }, 'locales/en.json': {} }
  expect(check({ 'tenant.json': manifestWith({ locales: ['es', 'en'] }), ...overrides })).toMatchObject([
    {
      level: 'warning',
      file: 'tenants/aurora/locales/en.json',
      path: '/BOOK.TITLE',
      found: 'the general text',
    },
  ])
})

test('a host of another tenant is reported with its owner', () => {
  tenants = writeSampleTenants()
  mkdirSync(path.join(tenants, 'zeta'))
  writeFileSync(path.join(tenants, 'zeta/tenant.json'), JSON.stringify(manifestWith({ id: 'zeta' })))
  const findings = checkTenants(tenants, sampleProject(), 'aurora')
  expect(findings).toContainEqual(
    expect.objectContaining({ path: '/hosts/0', found: 'aurora.localhost, also of "zeta"' }),
  )
})

test('BOOK-030 C-046 a note lists the booking variants by rank', () => {
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
  ['one feature, whose variant moves no appointments', ['bookAny'], 'book: booking/any (20); edit: none'],
  ['no features', [], 'book: none; edit: none'],
  ['an unknown feature', ['bookNone'], 'book: none; edit: none'],
])('BOOK-030 BOOK-032 C-046 FEAT-002 %s', (_case, features, found) => {
  tenants = writeSampleTenants({ 'backend.json': { features } })
  const findings = checkTenants(tenants, sampleProject())
  expect(findings).toContainEqual(expect.objectContaining({ level: 'note', found }))
  const unknown = findings.filter(({ expected }) => expected === 'a feature that a plugin knows')
  expect(unknown.map((finding) => finding.found)).toEqual(features.includes('bookNone') ? ['"bookNone"'] : [])
})

test('unreadable features are reported once, without findings about idle plugins', () => {
  expect(check({ 'backend.json': { features: 'family' } })).toMatchObject([
    { level: 'error', file: 'tenants/aurora/backend.json', path: '/features' },
  ])
})

test.each(['videoConsultation.home', 'auth', 'profile.myaccount'])(
  'SHELL-018 AUTH-012 a tenant without the route %s is reported with the plugin that has it',
  (route) => {
    const findings = check({ 'tenant.json': manifestWith({ plugins: { welcome: {}, booking: {} } }) })
    expect(findings).toContainEqual({
      level: 'error',
      file: 'tenants/aurora/tenant.json',
      path: '/plugins',
      line: expect.any(Number) as number,
      expected: expect.stringContaining(`a plugin with the route ${route}`) as string,
      found: 'no enabled plugin has it',
      fix: 'Add "entrance" to "plugins".',
    })
  },
)
