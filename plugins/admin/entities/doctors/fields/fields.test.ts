import { expect, test } from 'vitest'
import { byInsurer, isGiven, withService, type Covered } from './coverage'
import { isSoundAddress, written } from './profile'
import { withPart, type TeamOf } from './teams'

const all = [
  { id: 1, name: 'Corazón' },
  { id: 2, name: 'Guardia' },
]
const heart: TeamOf = { member: true, teamId: 1, teamName: 'Corazón', coordinator: false }

test('ADMIN-026 who coordinates a team is a member, and who is no member coordinates nothing', () => {
  const coordinates = withPart([heart], all, 1, 'coordinator', true)
  expect(coordinates).toEqual([{ ...heart, coordinator: true }])
  expect(withPart([], all, 2, 'coordinator', true)).toMatchObject([
    { teamId: 2, member: true, coordinator: true },
  ])
  expect(withPart(coordinates, all, 1, 'member', false)).toEqual([])
})

test('ADMIN-026 what is taken back is as it was', () => {
  const both = withPart([heart], all, 2, 'member', true)
  expect(both.map(({ teamId }) => teamId)).toEqual([1, 2])
  expect(withPart(both, all, 2, 'member', false)).toEqual([heart])
  expect(withPart(withPart([heart], all, 1, 'member', false), all, 1, 'member', true)).toEqual([heart])
})

const service = (insurerId: number, serviceId: number): Covered => ({
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
  const said = withService([], [], offered, first, false)
  expect(said).toEqual([{ ...first, isActive: false }])
  expect(isGiven(said, first)).toBe(false)
  expect(withService(said, [], offered, first, true)).toEqual([])
  expect(withService(said, said, offered, first, true)).toEqual([first])
})

test('ADMIN-027 services stand by their insurer', () => {
  expect(byInsurer(offered).map(({ name, services }) => [name, services.length])).toEqual([
    ['Mutua 1', 2],
    ['Mutua 2', 1],
  ])
})

test('ADMIN-025 an emptied field of the profile is gone, and what is taken back is as it was', () => {
  const before = { x: 'https://x.test', aboutMe: 'Hola' }
  const changed = written(before, before, 'web', 'https://vega.test')
  expect(changed).toEqual({ ...before, web: 'https://vega.test' })
  expect(JSON.stringify(written(changed ?? {}, before, 'web', ''))).toBe(JSON.stringify(before))
  expect(written({ web: 'https://vega.test' }, {}, 'web', '')).toBeUndefined()
})

test('ADMIN-025 addresses of the profile are of the web', () => {
  expect(['https://vega.test/a', 'http://vega.test', 'javascript:alert(1)'].map(isSoundAddress)).toEqual([
    true,
    false,
    false,
  ])
})
