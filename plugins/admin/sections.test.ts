import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { expect, test } from 'vitest'
import { menuOf, findLocation } from '@portico/admin/section'
import { rolesFromClaims } from '../../core/session/roles'
import plugin from './plugin'
import sections from './sections'

const who = (role: string, feature?: string) => ({
  features: new Set([...(feature ? [feature] : []), ...everyCapability]),
  roles: rolesFromClaims({ sub: 'u', role: [role] }),
})

/** The routes of the specification: address, what opens it, and the named state of its list. */
const routes: [ids: string, address: string, state: string, role: string, feature?: string][] = [
  ['ADMIN-005 ADMIN-053 FEAT-035', 'videos', 'assetsList', 'Videos', 'adminVideos'],
  ['ADMIN-054', 'videos/edit/a1', 'assetsList', 'Videos', 'adminVideos'],
  ['ADMIN-055', 'videos/stats/video', 'assetsList', 'Videos', 'adminVideos'],
  ['ADMIN-006 ADMIN-056 FEAT-036', 'categories', 'categoriesList', 'Categories', 'adminCategories'],
  ['ADMIN-057', 'categories/create', 'categoriesList', 'Categories', 'adminCategories'],
  ['ADMIN-058', 'categories/update/1', 'categoriesList', 'Categories', 'adminCategories'],
  ['ADMIN-013 ADMIN-059 FEAT-037', 'users', 'usersList', 'Users', 'adminUsers'],
  ['ADMIN-060', 'users/create', 'usersList', 'Users', 'adminUsers'],
  ['ADMIN-061', 'users/update/u1', 'usersList', 'Users', 'adminUsers'],
  ['ADMIN-062', 'users/family/u1', 'usersList', 'Users', 'adminUsers'],
  ['ADMIN-007 ADMIN-063 FEAT-038', 'companies', 'companiesList', 'Companies', 'adminCompanies'],
  ['ADMIN-064', 'companies/detail/', 'companiesList', 'Companies', 'adminCompanies'],
  ['ADMIN-065', 'companies/detail/1', 'companiesList', 'Companies', 'adminCompanies'],
  ['ADMIN-011 ADMIN-066 FEAT-039', 'specialties', 'specialtiesList', 'Services', 'adminServices'],
  ['ADMIN-067', 'specialties/create', 'specialtiesList', 'Services', 'adminServices'],
  ['ADMIN-068', 'specialties/1', 'specialtiesList', 'Services', 'adminServices'],
  ['ADMIN-010 ADMIN-069 FEAT-039', 'services', 'servicesList', 'Services', 'adminServices'],
  ['ADMIN-070', 'services/create', 'servicesList', 'Services', 'adminServices'],
  ['ADMIN-071', 'services/1', 'servicesList', 'Services', 'adminServices'],
  [
    'ADMIN-012 ADMIN-072 FEAT-040',
    'specialties-categories',
    'specialtiesCategoryList',
    'Services',
    'adminSpecialtiesCategories',
  ],
  [
    'ADMIN-073',
    'specialties-categories/create',
    'specialtiesCategoryList',
    'Services',
    'adminSpecialtiesCategories',
  ],
  [
    'ADMIN-074',
    'specialties-categories/1',
    'specialtiesCategoryList',
    'Services',
    'adminSpecialtiesCategories',
  ],
  ['ADMIN-009 ADMIN-075 FEAT-041', 'insurers/list', 'insurers.list', 'Insurers', 'adminInsurers'],
  ['ADMIN-076', 'insurers/create', 'insurers.list', 'Insurers', 'adminInsurers'],
  ['ADMIN-077', 'insurers/update/1', 'insurers.list', 'Insurers', 'adminInsurers'],
  ['ADMIN-008 ADMIN-078', 'doctors/list', 'doctors.list', 'Doctors'],
  ['ADMIN-079', 'doctors/create', 'doctors.list', 'Doctors'],
  ['ADMIN-080', 'doctors/update/1', 'doctors.list', 'Doctors'],
  ['ADMIN-081', 'doctors/teams/create', 'teams', 'Doctors'],
  ['ADMIN-082', 'doctors/teams/update/1', 'teams', 'Doctors'],
  ['ADMIN-025', 'centres', 'centres', 'Doctors'],
  ['ADMIN-025', 'centres/create', 'centres', 'Doctors'],
  ['ADMIN-025', 'centres/update/1', 'centres', 'Doctors'],
  ['C-016', 'insurers/list/update/1', 'insurers.list', 'Insurers', 'adminInsurers'],
  ['C-016', 'doctors/list/teams/create', 'teams', 'Doctors'],
  ['ADMIN-004 ADMIN-083 FEAT-042', 'agreements', 'agreementsList', 'Agreements', 'adminAgreements'],
  ['ADMIN-084', 'agreements/create', 'agreementsList', 'Agreements', 'adminAgreements'],
  ['ADMIN-085', 'agreements/edit/1', 'agreementsList', 'Agreements', 'adminAgreements'],
  ['ADMIN-086', 'video-calls-report', 'videoCallsReport', 'Reports'],
  ['ADMIN-087 FEAT-043', 'document-list', 'documentList', 'Documents', 'adminDocuments'],
]

test.each(routes)(
  '%s /admin/%s is the route %s and requires its role and feature',
  (_, address, state, role, feature) => {
    const name = `${role}Administrator`
    expect(findLocation(address, sections, who(name, feature))).toMatchObject({
      section: { id: `admin.${state}` },
    })
    const another = role === 'Videos' ? 'UsersAdministrator' : 'VideosAdministrator'
    expect(findLocation(address, sections, who(another, feature))).toEqual({ kind: 'forbidden' })
    const withoutFeature = feature ? { kind: 'forbidden' } : { section: { id: `admin.${state}` } }
    expect(findLocation(address, sections, who(name))).toMatchObject(withoutFeature)
  },
)

test.each(
  sections.filter(({ entity }) => entity !== undefined).map((section) => [section.id, section] as const),
)('ADMIN-018 the section %s has the records that its name in the API says', async (_, { record, entity }) => {
  expect(record).toBe((await entity?.())?.default.form.schema.title)
})

/** The entries of the specification's menu, in its order. */
const entries: [ids: string, path: string, role: string, feature?: string][] = [
  ['ADMIN-088 FEAT-035', 'videos', 'Videos', 'adminVideos'],
  ['ADMIN-089 FEAT-036', 'categories', 'Categories', 'adminCategories'],
  ['ADMIN-090 FEAT-037', 'users', 'Users', 'adminUsers'],
  ['ADMIN-091 FEAT-038', 'companies', 'Companies', 'adminCompanies'],
  ['ADMIN-092 ROLE-013 FEAT-039', 'specialties', 'Services', 'adminServices'],
  ['ADMIN-093 ROLE-013 FEAT-039', 'services', 'Services', 'adminServices'],
  ['ADMIN-094 ROLE-013 FEAT-040', 'specialties-categories', 'Services', 'adminSpecialtiesCategories'],
  ['ADMIN-095 FEAT-041', 'insurers/list', 'Insurers', 'adminInsurers'],
  ['ADMIN-096 ROLE-015', 'doctors/list', 'Doctors'],
  ['ADMIN-097 ROLE-016 FEAT-042', 'agreements', 'Agreements', 'adminAgreements'],
  ['ADMIN-098', 'video-calls-report', 'Reports'],
  ['ADMIN-099 FEAT-043', 'document-list', 'Documents', 'adminDocuments'],
]

test.each(entries)('%s the menu shows %s only with its role and feature', (_, path, role, feature) => {
  const pathsFor = (name: string, on = feature) =>
    menuOf(sections, who(name, on)).flatMap((group) => group.entries.map((entry) => entry.path))
  expect(pathsFor(`${role}Administrator`)).toContain(path)
  expect(pathsFor(`${role}Administrator`, 'another').includes(path)).toBe(feature === undefined)
  expect(pathsFor(role === 'Videos' ? 'UsersAdministrator' : 'VideosAdministrator')).not.toContain(path)
  expect(pathsFor('Administrator')).not.toContain(path)
})

test('ADMIN-001 ADMIN-002 ADMIN-017 the sections are in the specified order, and the administration opens the first one', () => {
  const paths = sections.map(({ path }) => path).filter((path) => entries.some(([, entry]) => entry === path))
  expect(paths).toEqual(entries.map(([, path]) => path))
  entries.forEach(([, path, role, feature]) => {
    const first = entries.find((one) => one[2] === role && (one[3] === undefined || one[3] === feature))
    expect(findLocation('', sections, who(`${role}Administrator`, feature))).toEqual({
      kind: 'landing',
      path: first?.[1] ?? path,
    })
  })
})

test('ADMIN-003 every route of the administration requires the role Administrator', () => {
  expect(plugin.routes).toMatchObject([{ area: 'admin', path: '*', requires: { role: 'Administrator' } }])
  expect(sections.every(({ requires }) => requires.role?.endsWith('Administrator'))).toBe(true)
})
