import { expect, test } from 'vitest'
import { route } from '../testTable'
import { isChecked, stripDoctorUrl } from './doctorUrl'
import { featureGuard } from './runGuards'
import { redirectToGuard } from './runGuards'
import { roleGuard } from './runGuards'
import { needsSignIn } from './session'
import type { RouteId } from '../../plugin/points'

const home = { go: 'to', route: 'videoConsultation.home' }
const on = { go: 'on' }

test.each([
  ['C-008 featureGuard allows a route with one of its features enabled', ['a', 'b'], ['b'], on],
  ['SHELL-018 featureGuard redirects home if no feature of the route is enabled', ['a', 'b'], ['c'], home],
  ['SHELL-018 featureGuard allows a route without features', undefined, [], on],
])('%s', (_name, features, have, expected) => {
  const target = route('x', 'patient', 'x', { requires: features ? { features } : {} })
  expect(featureGuard(target, new Set(have))).toEqual(expected)
})

test.each([
  ['a route whose capability the API offers', 'scans', ['api.scans'], on],
  ['a route of which the API offers one capability', ['bin', 'scans'], ['api.scans'], on],
  ['home instead of a route whose capability the API lacks', 'scans', ['scans'], home],
] as const)('SHELL-048 featureGuard opens %s', (_name, capability, have, expected) => {
  const target = route('x', 'patient', 'x', { requires: { capability } })
  expect(featureGuard(target, new Set<string>(have))).toEqual(expected)
})

test.each([
  ['SHELL-024 roleGuard allows a user with the role', 'UsersAdministrator', ['UsersAdministrator'], on],
  ['SHELL-024 roleGuard redirects a user without the role home', 'UsersAdministrator', [], home],
  [
    'SHELL-024 roleGuard redirects a user with another role home',
    'UsersAdministrator',
    ['DoctorsAdministrator'],
    home,
  ],
  ['C-114 roleGuard matches the whole name of the role', 'Administrator', ['UsersAdministrator'], home],
  ['SHELL-024 roleGuard allows a route without a role', undefined, [], on],
])('%s', (_name, role, have, expected) => {
  const target = route('x', 'admin', 'x', { requires: role ? { role } : {} })
  expect(roleGuard(target, new Set(have))).toEqual(expected)
})

test('ROLE-022 roleGuard redirects home from medical content that the person may not read', () => {
  const target = route('x', 'patient', 'x', { requires: { medical: true } })
  expect(roleGuard(target, new Set(), true)).toEqual(home)
  expect(roleGuard(target, new Set(), false)).toEqual(on)
  expect(roleGuard(route('y', 'patient', 'y'), new Set(), true)).toEqual(on)
})

test.each([
  ['SHELL-019 a patient route is checked', route('x', 'patient', 'x'), true],
  [
    'SHELL-019 a route with a role is not checked',
    route('x', 'patient', 'x', { requires: { role: 'R' } }),
    false,
  ],
  [
    'SHELL-011 a route with skipDoctorUrl is not checked',
    route('x', 'patient', 'x', { skipDoctorUrl: true }),
    false,
  ],
  ['SHELL-011 a public route is not checked', route('x', 'public', 'x'), false],
  ['VIDEO-014 C-003 a route of the advices area is not checked', route('x', 'advices', 'x'), false],
  ['C-003 a route of the call area is checked', route('x', 'call', 'x'), true],
])('%s', (_name, target, expected) => {
  expect(isChecked({ route: target, params: {}, query: {} })).toBe(expected)
})

test('SHELL-023 stripDoctorUrl removes the doctor URL and keeps other parameters and the query', () => {
  const target = route('x', 'patient', 'x/:id')
  const transition = { route: target, params: { doctorUrl: 'ana', id: '1' }, query: { a: 'b' } }
  expect(stripDoctorUrl(transition)).toEqual({ go: 'to', route: 'x', params: { id: '1' }, query: { a: 'b' } })
  expect(stripDoctorUrl({ ...transition, params: {} })).toEqual(on)
})

test('SHELL-025 redirectTo keeps the query', () => {
  const target = route('x', 'public', 'x', { redirectTo: 'y' as RouteId })
  const query = { a: 'b' }
  expect(redirectToGuard({ route: target, params: {}, query })).toEqual({ go: 'to', route: 'y', query })
})

test.each([
  ['patient', null, true],
  ['admin', null, true],
  ['public', null, false],
  ['patient', 'u1', false],
] as const)('C-011 area %s for person %s needs sign-in: %s', (area, userId, expected) => {
  expect(needsSignIn(route('x', area, 'x'), userId)).toBe(expected)
})
