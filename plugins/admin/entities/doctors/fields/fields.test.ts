import { expect, test } from 'vitest'
import { groupByInsurer, isProvided, setProvided, type InsurerService } from './insurerServices'
import { isHttpsUrl, setProfileField } from './profile'
import { setTeamRole, type TeamMembership } from './teams'

const all = [
  { id: 1, name: 'Corazón' },
  { id: 2, name: 'Guardia' },
]
const heart: TeamMembership = { member: true, teamId: 1, teamName: 'Corazón', coordinator: false }

test('ADMIN-026 who coordinates a team is a member, and who is no member coordinates nothing', () => {
  const coordinates = setTeamRole([heart], all, 1, 'coordinator', true)
  expect(coordinates).toEqual([{ ...heart, coordinator: true }])
  expect(setTeamRole([], all, 2, 'coordinator', true)).toMatchObject([
    { teamId: 2, member: true, coordinator: true },
  ])
  expect(setTeamRole(coordinates, all, 1, 'member', false)).toEqual([])
})

test('ADMIN-026 what is taken back is as it was', () => {
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

test('ADMIN-027 a doctor gives what insurers pay for unless somebody says otherwise', () => {
  const [first] = offered
  if (!first) throw new Error('no service')
  const said = setProvided([], [], offered, first, false)
  expect(said).toEqual([{ ...first, isActive: false }])
  expect(isProvided(said, first)).toBe(false)
  expect(setProvided(said, [], offered, first, true)).toEqual([])
  expect(setProvided(said, said, offered, first, true)).toEqual([first])
})

test('ADMIN-027 services stand by their insurer', () => {
  expect(groupByInsurer(offered).map(({ name, services }) => [name, services.length])).toEqual([
    ['Mutua 1', 2],
    ['Mutua 2', 1],
  ])
})

test('ADMIN-025 an emptied field of the profile is gone, and what is taken back is as it was', () => {
  const before = { x: 'https://x.test', aboutMe: 'Hola' }
  const changed = setProfileField(before, before, 'web', 'https://vega.test')
  expect(changed).toEqual({ ...before, web: 'https://vega.test' })
  expect(JSON.stringify(setProfileField(changed ?? {}, before, 'web', ''))).toBe(JSON.stringify(before))
  expect(setProfileField({ web: 'https://vega.test' }, {}, 'web', '')).toBeUndefined()
})

test('ADMIN-025 addresses of the profile are of the web', () => {
  expect(['https://vega.test/a', 'http://vega.test', 'javascript:alert(1)'].map(isHttpsUrl)).toEqual([
    true,
    false,
    false,
  ])
})
