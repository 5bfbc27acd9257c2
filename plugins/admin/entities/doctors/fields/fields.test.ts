import { expect, test } from 'vitest'
import { groupByInsurer, isProvided, setProvided, type InsurerService } from './insurerServices'
import { isHttpsUrl, setProfileField, summarizeProfile } from './profile'
import { setTeamRole, type TeamMembership } from './teams'

const all = [
  { id: 1, name: 'Corazón' },
  { id: 2, name: 'Guardia' },
]
const heart: TeamMembership = { member: true, teamId: 1, teamName: 'Corazón', coordinator: false }

test('ADMIN-026 a coordinator is a member, and leaving a team ends the coordination', () => {
  const coordinates = setTeamRole([heart], all, 1, 'coordinator', true)
  expect(coordinates).toEqual([{ ...heart, coordinator: true }])
  expect(setTeamRole([], all, 2, 'coordinator', true)).toMatchObject([
    { teamId: 2, member: true, coordinator: true },
  ])
  expect(setTeamRole(coordinates, all, 1, 'member', false)).toEqual([])
})

test('ADMIN-026 undoing a change restores the same memberships', () => {
  const both = setTeamRole([heart], all, 2, 'member', true)
  expect(both.map(({ teamId }) => teamId)).toEqual([1, 2])
  expect(setTeamRole(both, all, 2, 'member', false)).toEqual([heart])
  expect(setTeamRole(setTeamRole([heart], all, 1, 'member', false), all, 1, 'member', true)).toEqual([heart])
})

const service = (insurerId: number, serviceId: number): InsurerService => ({
  isActive: true,
  insurerId,
  serviceId,
  insurerName: `Mutua ${insurerId}`,
  serviceName: `Consulta ${serviceId}`,
})
const offered = [service(1, 1), service(1, 2), service(2, 1)]

test('ADMIN-027 a doctor provides covered services unless set otherwise', () => {
  const [first] = offered
  if (!first) throw new Error('no service')
  const settings = setProvided([], [], offered, first, false)
  expect(settings).toEqual([{ ...first, isActive: false }])
  expect(isProvided(settings, first)).toBe(false)
  expect(setProvided(settings, [], offered, first, true)).toEqual([])
  expect(setProvided(settings, settings, offered, first, true)).toEqual([first])
})

test('ADMIN-027 services are grouped by insurer', () => {
  expect(groupByInsurer(offered).map(({ name, services }) => [name, services.length])).toEqual([
    ['Mutua 1', 2],
    ['Mutua 2', 1],
  ])
})

test('VIDEO-012 an emptied profile field is removed, and undoing a change restores an equal profile', () => {
  const before = { socialNetworks: { x: 'https://x.test' }, aboutMe: 'Hola' }
  const changed = setProfileField(before, before, 'web', 'https://vega.test')
  expect(changed).toEqual({ ...before, socialNetworks: { x: 'https://x.test', web: 'https://vega.test' } })
  expect(JSON.stringify(setProfileField(changed ?? {}, before, 'web', ''))).toBe(JSON.stringify(before))
  expect(setProfileField(before, before, 'x', '')).toEqual({ aboutMe: 'Hola' })
  expect(setProfileField({ socialNetworks: { web: 'https://vega.test' } }, {}, 'web', '')).toBeUndefined()
})

test('VIDEO-012 the summary of a profile has its texts and addresses', () => {
  const profile = { socialNetworks: { x: 'https://x.test' }, myServices: 'Revisiones' }
  expect(summarizeProfile(profile)).toBe('Revisiones · https://x.test')
  expect(summarizeProfile({})).toBeNull()
})

test('ADMIN-025 profile addresses must be https', () => {
  expect(['https://vega.test/a', 'http://vega.test', 'javascript:alert(1)'].map(isHttpsUrl)).toEqual([
    true,
    false,
    false,
  ])
})
