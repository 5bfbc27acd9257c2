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
    'SHELL-009 the doctor may come first',
    '/dra-ana/videoconsultation/home',
    'videoConsultation.home',
    { doctorUrl: 'dra-ana' },
  ],
  [
    'SHELL-009 profile addresses take a doctor',
    '/ana/profile/family',
    'profile.family',
    { doctorUrl: 'ana' },
  ],
  [
    'C-003 so does the call board',
    '/ana/videocall/consultations',
    'call.consultations',
    { doctorUrl: 'ana' },
  ],
  ['SHELL-051 a doctor alone leads home', '/dra-ana', 'videoConsultation.home', { doctorUrl: 'dra-ana' }],
  ['SHELL-051 nothing at all leads home', '/', 'videoConsultation.home', {}],
  ['C-002 static addresses come first', '/auth', 'auth', {}],
  ['C-014 public addresses may name a doctor', '/ana/register', 'register.doctor', { doctorUrl: 'ana' }],
  ['optional parameters', '/videoconsultation/booking/7', 'patient.booking', { id: '7' }],
  ['optional parameters left out', '/videoconsultation/booking', 'patient.booking', {}],
  ['an area itself', '/admin', 'admin', {}],
  ['parameters are decoded', '/videoconsultation/booking/a%2Fb', 'patient.booking', { id: 'a/b' }],
])('%s: %s', (_name, path, id, params) => {
  expect(seen(path)).toEqual([id, params])
})

test.each([
  ['SHELL-010 unknown', '/what/is/this'],
  ['C-002 a reserved word is no doctor', '/referral'],
  ['C-002 a reserved word before a path', '/videocall/videoconsultation/home'],
  ['C-002 capitals are no doctor', '/Ana'],
  ['C-002 two hyphens are no doctor', '/dra--ana'],
  ['C-002 a hyphen at the end is no doctor', '/ana-'],
  ['C-003 advices take no doctor', '/ana/advices/videos'],
  ['C-003 nor does the administration', '/ana/admin/users'],
  ['C-014 a public address with no doctor in its place', '/Ana/register'],
])('%s: %s is unknown', (_name, path) => {
  expect(seen(path)).toBeNull()
})
