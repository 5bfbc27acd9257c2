import { expect, test } from 'vitest'
import { pathTo } from './href'
import { table } from './testTable'

test.each([
  ['SHELL-009 no doctor, no segment', 'videoConsultation.home', {}, undefined, '/videoconsultation/home'],
  ['SHELL-009 a doctor is carried along', 'videoConsultation.home', {}, 'ana', '/ana/videoconsultation/home'],
  ['SHELL-009 a doctor of its own wins', 'profile.family', { doctorUrl: 'b' }, 'ana', '/b/profile/family'],
  ['C-003 an address without place for a doctor', 'advices.videos', {}, 'ana', '/advices/videos'],
  ['C-014 a public address that names one', 'register.doctor', {}, 'ana', '/ana/register'],
  ['optional parameter', 'patient.booking', { id: 'a/b' }, undefined, '/videoconsultation/booking/a%2Fb'],
  ['optional parameter left out', 'patient.booking', {}, undefined, '/videoconsultation/booking'],
])('%s', (_name, id, params, doctorUrl, expected) => {
  expect(pathTo(table, id, { params }, doctorUrl)).toBe(expected)
})

test('query values are encoded, and undefined ones are omitted', () => {
  const query = { a: 'x y', b: undefined, c: '&' }
  expect(pathTo(table, 'auth', { query })).toBe('/auth?a=x+y&c=%26')
})

test('a route that is off has no address', () => {
  expect(pathTo(table, 'nobody', {})).toBeNull()
})
