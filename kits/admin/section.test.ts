import { expect, test } from 'vitest'
import type { AccessFacts } from '@portico/core/plugin/isPermitted'
import { rolesFromClaims } from '../../core/session/roles'
import { bottomBarSections, menuOf, findLocation, type AdminSection } from './section'

const section = (
  path: string,
  group: AdminSection['group'],
  feature: string,
  role: string,
): AdminSection => ({
  id: `admin.${path}`,
  title: `ADMIN.${path}`,
  icon: 'table',
  group,
  path,
  forms: { create: `${path}/create`, edit: path.replace('list', 'update') },
  requires: { features: [feature], role },
  entity: () => Promise.reject(new Error('not opened')),
})
const sections = [
  section('videos', 'content', 'adminVideos', 'VideosAdministrator'),
  section('companies', 'people', 'adminCompanies', 'CompaniesAdministrator'),
  section('insurers/list', 'offer', 'adminInsurers', 'InsurersAdministrator'),
]
const all = ['adminVideos', 'adminCompanies', 'adminInsurers']
const who = (roles: string[], features = all): AccessFacts => ({
  features: new Set(features),
  roles: rolesFromClaims({ sub: 'u', role: roles }),
})
const everything = ['VideosAdministrator', 'CompaniesAdministrator', 'InsurersAdministrator']

test('ADMIN-052 C-010 the area opens videos, or else the first permitted section', () => {
  expect(findLocation('', sections, who(everything))).toEqual({ kind: 'landing', path: 'videos' })
  expect(findLocation('', sections, who(['InsurersAdministrator']))).toMatchObject({ path: 'insurers/list' })
  expect(findLocation('', sections, who(everything, ['adminCompanies']))).toMatchObject({ path: 'companies' })
})

test('C-010 an administrator without sections is sent to the default page', () => {
  expect(findLocation('', sections, who(['RolesAdministrator']))).toEqual({ kind: 'leave' })
})

test('ADMIN-063 C-117 a section needs its role and its feature', () => {
  expect(findLocation('companies', sections, who(everything))).toMatchObject({ kind: 'list' })
  expect(findLocation('companies/', sections, who(everything))).toMatchObject({ kind: 'list' })
  expect(findLocation('companies', sections, who(['VideosAdministrator']))).toEqual({ kind: 'forbidden' })
  expect(findLocation('companies', sections, who(everything, ['adminVideos']))).toEqual({ kind: 'forbidden' })
  expect(findLocation('companiesX', sections, who(everything))).toEqual({ kind: 'unknown' })
})

test('ADMIN-126 ADMIN-127 a section has a form for a new record, and one for each record', () => {
  const placeAt = (address: string) => findLocation(address, sections, who(everything))
  expect(placeAt('companies/create')).toMatchObject({ kind: 'form', id: null })
  expect(placeAt('companies/7')).toMatchObject({ kind: 'form', id: '7' })
  expect(placeAt('insurers/update/7')).toMatchObject({ kind: 'form', id: '7' })
  expect(placeAt('companies/7/x')).toEqual({ kind: 'unknown' })
  expect(findLocation('companies/7', sections, who(['VideosAdministrator']))).toEqual({ kind: 'forbidden' })
})

test('ADMIN-088 ADMIN-091 the menu shows permitted sections, without empty groups', () => {
  const groupsOf = (one: AccessFacts) => menuOf(sections, one).map(({ group }) => group)
  expect(groupsOf(who(everything))).toEqual(['content', 'people', 'offer'])
  expect(groupsOf(who(['VideosAdministrator']))).toEqual(['content'])
})

test('ADMIN-052 a page has its own address, with or without a record; a section may have only pages', () => {
  const screen = () => Promise.reject(new Error('not opened'))
  const [videos] = sections
  if (!videos) throw new Error('not loaded in this test')
  const { entity: _, forms: _forms, ...bare } = videos
  const report = { ...bare, path: 'report', pages: [{ path: 'report', screen }] }
  const withPages = {
    ...videos,
    pages: [
      { path: 'videos/{id}/stats', screen },
      { path: 'videos/authors', screen },
    ],
  }
  const at = (path: string) => findLocation(path, [withPages, report], who(everything))
  expect(at('videos/7/stats')).toMatchObject({ kind: 'page', id: '7' })
  expect(at('videos/authors')).toMatchObject({ kind: 'page', id: null })
  expect(at('videos')).toMatchObject({ kind: 'list' })
  expect(at('videos/a b/stats')).toEqual({ kind: 'unknown' })
  expect(at('videos//stats')).toEqual({ kind: 'unknown' })
  expect(at('report')).toMatchObject({ kind: 'page', page: { path: 'report' } })
  expect(findLocation('videos/7/stats', [withPages], who([]))).toEqual({ kind: 'forbidden' })
})

test('ADMIN-088 ADMIN-099 the bottom bar of a phone has four sections; one address shows all of them', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((path) =>
    section(path, 'offer', 'adminVideos', 'VideosAdministrator'),
  )
  const favourite = {
    ...section('f', 'followUp', 'adminVideos', 'VideosAdministrator'),
    bottomBarOrder: 0,
  }
  const bar = bottomBarSections(menuOf([...many, favourite], who(['VideosAdministrator'])))
  expect(bar.map(({ path }) => path)).toEqual(['f', 'a', 'b', 'c'])
  expect(findLocation('more', many, who(['VideosAdministrator']))).toEqual({ kind: 'more' })
  expect(bottomBarSections(menuOf(many, who(['UsersAdministrator'])))).toEqual([])
})
