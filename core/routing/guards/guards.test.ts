import { expect, test } from 'vitest'
import { route } from '../testTable'
import { isChecked, stripDoctorUrl } from './doctorUrl'
import { featureGuard } from './feature'
import { redirectToGuard } from './redirectTo'
import { roleGuard } from './role'
import { needsSignIn } from './session'
import type { RouteId } from '../../plugin/points'

const home = { go: 'to', route: 'videoConsultation.home' }
const on = { go: 'on' }

test.each([
  ['C-008 one of several is enough', ['a', 'b'], ['b'], on],
  ['SHELL-018 none of them leads home', ['a', 'b'], ['c'], home],
  ['SHELL-018 no list passes', undefined, [], on],
])('%s', (_name, features, have, expected) => {
  const asked = route('x', 'patient', 'x', { requires: features ? { features } : {} })
  expect(featureGuard(asked, new Set(have))).toEqual(expected)
})

test.each([
  ['SHELL-024 the role is held', 'UsersAdministrator', ['UsersAdministrator'], on],
  ['SHELL-024 without it, home', 'UsersAdministrator', [], home],
  ['C-114 part of a word is no role', 'Administrator', ['UsersAdministrator'], home],
  ['SHELL-024 no role passes', undefined, [], on],
])('%s', (_name, role, have, expected) => {
  const asked = route('x', 'admin', 'x', { requires: role ? { role } : {} })
  expect(roleGuard(asked, new Set(have))).toEqual(expected)
})

test.each([
  ['SHELL-019 a patient address is checked', route('x', 'patient', 'x'), true],
  ['SHELL-019 with a role it is not', route('x', 'patient', 'x', { requires: { role: 'R' } }), false],
  ['SHELL-011 exempt', route('x', 'patient', 'x', { skipDoctorUrl: true }), false],
  ['SHELL-011 public screens are exempt', route('x', 'public', 'x'), false],
  ['C-003 advices are exempt', route('x', 'advices', 'x'), false],
  ['C-003 the call board is checked', route('x', 'call', 'x'), true],
])('%s', (_name, asked, expected) => {
  expect(isChecked({ route: asked, params: {}, query: {} })).toBe(expected)
})

test('SHELL-023 a doctor is stripped, everything else stays', () => {
  const asked = route('x', 'patient', 'x/:id')
  const going = { route: asked, params: { doctorUrl: 'ana', id: '1' }, query: { a: 'b' } }
  expect(stripDoctorUrl(going)).toEqual({ go: 'to', route: 'x', params: { id: '1' }, query: { a: 'b' } })
  expect(stripDoctorUrl({ ...going, params: {} })).toEqual(on)
})

test('SHELL-025 redirectTo forwards with the query', () => {
  const asked = route('x', 'public', 'x', { redirectTo: 'y' as RouteId })
  const query = { a: 'b' }
  expect(redirectToGuard({ route: asked, params: {}, query })).toEqual({ go: 'to', route: 'y', query })
})

test.each([
  ['patient', null, true],
  ['admin', null, true],
  ['public', null, false],
  ['patient', 'u1', false],
] as const)('C-011 area %s for person %s needs sign-in: %s', (area, userId, expected) => {
  expect(needsSignIn(route('x', area, 'x'), userId)).toBe(expected)
})
