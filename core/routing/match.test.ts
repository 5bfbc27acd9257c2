import { expect, test } from 'vitest'
import { matchPath } from './match'
import { table } from './testTable'

const seen = (path: string) => {
  const match = matchPath(table, path)
  return match && [match.route.id, match.params]
}

test.each([
  ['SHELL-008 an address has no prefix', '/videoconsultation/home', 'videoConsultation.home', {}],
  [
    'SHELL-009 a patient address may begin with a doctor',
    '/dra-ana/videoconsultation/home',
    'videoConsultation.home',
    { doctorUrl: 'dra-ana' },
  ],
  [
    'SHELL-009 a profile address may begin with a doctor',
    '/ana/profile/family',
    'profile.family',
    { doctorUrl: 'ana' },
  ],
  [
    'C-003 an address of the call area may begin with a doctor',
    '/ana/videocall/consultations',
    'call.consultations',
    { doctorUrl: 'ana' },
  ],
  [
    'SHELL-051 an address of only a doctor leads home',
    '/dra-ana',
    'videoConsultation.home',
    { doctorUrl: 'dra-ana' },
  ],
  ['SHELL-051 an empty address leads home', '/', 'videoConsultation.home', {}],
  ['C-002 fixed addresses come before doctors', '/auth', 'auth', {}],
  ['C-014 a public address may name a doctor', '/ana/register', 'register.doctor', { doctorUrl: 'ana' }],
  ['an optional parameter', '/videoconsultation/booking/7', 'patient.booking', { id: '7' }],
  ['an omitted optional parameter', '/videoconsultation/booking', 'patient.booking', {}],
  ['the root of an area', '/admin', 'admin', {}],
  ['an encoded parameter', '/videoconsultation/booking/a%2Fb', 'patient.booking', { id: 'a/b' }],
])('%s: %s', (_name, path, id, params) => {
  expect(seen(path)).toEqual([id, params])
})

test.each([
  ['SHELL-010 an address without a route', '/what/is/this'],
  ['C-002 a reserved word', '/referral'],
  ['C-002 AUTH-019 an address of a feature that is off', '/register-oauth'],
  ['C-002 AUTH-060 the address of new conditions', '/new-conditions'],
  ['C-002 a reserved word before a path', '/videocall/videoconsultation/home'],
  ['C-002 a doctor in capitals', '/Ana'],
  ['C-002 a doctor with two hyphens', '/dra--ana'],
  ['C-002 a doctor with a hyphen at the end', '/ana-'],
  ['VIDEO-014 C-003 an advices address with a doctor', '/ana/advices/videos'],
  ['C-003 an administration address with a doctor', '/ana/admin/users'],
  ['C-014 a public address with an invalid doctor', '/Ana/register'],
])('%s: %s is unknown', (_name, path) => {
  expect(seen(path)).toBeNull()
})
