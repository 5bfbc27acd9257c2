import { expect, test } from 'vitest'
import { decide, matchesPattern, type Visit } from './decide'

const visit: Visit = {
  pathname: '/',
  path: '/',
  query: {},
  signedIn: false,
  refused: false,
  framed: false,
  publicPaths: ['/deleted', '/:doctorUrl?/register'],
}
const start = { do: 'start' }

test.each([
  ['AUTH-012 the front door leads to the identity server', {}, { do: 'signIn', target: null }],
  ['AUTH-012 so does /auth', { path: '/auth' }, { do: 'signIn', target: null }],
  [
    'AUTH-009 /auth keeps where to go',
    { path: '/auth', query: { redirectUrl: '/a' } },
    { do: 'signIn', target: '/a' },
  ],
  [
    'C-011 a private place is kept as target, without secrets',
    { path: '/videoconsultation/home', query: { a: '1', code: 'x' } },
    { do: 'signIn', target: '/videoconsultation/home?a=1' },
  ],
  ['C-022 the callback finishes', { pathname: '/callback', query: { code: 'x' } }, start],
  ['AUTH-009 a magic link signs in', { path: '/auth', query: { token: 't' } }, start],
  ['AUTH-010 a patient token signs in', { query: { patientToken: 't' } }, start],
  [
    'AUTH-010 a token elsewhere is no link',
    { path: '/x', query: { token: 't' } },
    { do: 'signIn', target: '/x' },
  ],
  ['SHELL-011 a public screen needs no session', { path: '/deleted' }, start],
  ['C-027 after a refusal the auth screen waits', { path: '/auth', refused: true }, start],
  ['C-063 a frame never leads to the identity server', { path: '/x', framed: true }, start],
  ['a session starts the application', { path: '/x', signedIn: true }, start],
] satisfies [string, Partial<Visit>, object][])('%s', (_name, part, expected) => {
  expect(decide({ ...visit, ...part })).toEqual(expected)
})

test('SHELL-009 optional segments of a public path may be left out', () => {
  expect(matchesPattern('/:doctorUrl?/register', '/register')).toBe(true)
  expect(matchesPattern('/:doctorUrl?/register', '/ana/register')).toBe(true)
  expect(matchesPattern('/:doctorUrl?/register', '/a/b/register')).toBe(false)
  expect(matchesPattern('/deleted', '/deleted/x')).toBe(false)
})
