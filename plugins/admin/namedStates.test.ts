import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { expect, test } from 'vitest'
import { findLocation } from '@portico/admin/section'
import { collect } from '../../core/plugin/host'
import { pathTo } from '../../core/routing/href'
import { tableOf } from '../../core/routing/table'
import { route } from '@portico/core/routing/testTable'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { rolesFromClaims } from '../../core/session/roles'
import plugin from './plugin'
import sections from './sections'

const { host } = collect([plugin], { admin: {} }, new Set())
const table = tableOf([...host.routes, route('videoConsultation.home', 'patient', 'home')])

/** Where an address leads a person with a role; an empty role is a patient, null a visitor. */
const leadsTo = (address: string, role: string | null) =>
  resolveTransition(address, {
    table,
    guards: [],
    context: {
      features: new Set(everyCapability),
      roles: rolesFromClaims({ sub: 'u', role: role ? [role] : [] }),
      userId: role === null ? null : 'u',
      call: () => Promise.reject(new Error('no call')),
    },
  })

test.each([
  ['ADMIN-004', 'agreementsList', '/admin/agreements', 'Agreements', 'adminAgreements'],
  ['ADMIN-005', 'assetsList', '/admin/videos', 'Videos', 'adminVideos'],
  ['ADMIN-006', 'categoriesList', '/admin/categories', 'Categories', 'adminCategories'],
  ['ADMIN-007', 'companiesList', '/admin/companies', 'Companies', 'adminCompanies'],
  ['ADMIN-008', 'doctors.list', '/admin/doctors/list', 'Doctors', ''],
  ['ADMIN-009', 'insurers.list', '/admin/insurers/list', 'Insurers', 'adminInsurers'],
  ['ADMIN-010', 'servicesList', '/admin/services', 'Services', 'adminServices'],
  ['ADMIN-011', 'specialtiesList', '/admin/specialties', 'Services', 'adminServices'],
  [
    'ADMIN-012',
    'specialtiesCategoryList',
    '/admin/specialties-categories',
    'Services',
    'adminSpecialtiesCategories',
  ],
  ['ADMIN-013', 'usersList', '/admin/users', 'Users', 'adminUsers'],
])(
  '%s SHELL-017 the state admin.%s is the address %s, behind the guards',
  async (_id, state, address, name, feature) => {
    const path = sections.find(({ id }) => id === `admin.${state}`)?.path ?? ''
    expect(pathTo(table, 'admin', { params: { '*': path } })).toBe(address)
    const role = `${name}Administrator`
    expect(await leadsTo(`${address}?page=2`, role)).toMatchObject({ kind: 'show', params: { '*': path } })
    expect(await leadsTo(address, '')).toMatchObject({ kind: 'show', path: '/videoconsultation/home' })
    expect(await leadsTo(address, null)).toEqual({ kind: 'signIn' })
    const who = {
      features: new Set([feature, ...everyCapability]),
      roles: rolesFromClaims({ sub: 'u', role: [role] }),
    }
    expect(findLocation(path, sections, who)).toMatchObject({ section: { id: `admin.${state}` } })
    expect(findLocation(path, sections, { ...who, roles: new Set(['Administrator']) })).toEqual({
      kind: 'forbidden',
    })
  },
)
