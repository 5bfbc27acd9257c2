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
  ['AUTH-012 the root address leads to the identity server', {}, { do: 'signIn', target: null }],
  ['AUTH-012 /auth leads to the identity server', { path: '/auth' }, { do: 'signIn', target: null }],
  [
    'AUTH-009 /auth keeps its target',
    { path: '/auth', query: { redirectUrl: '/a' } },
    { do: 'signIn', target: '/a' },
  ],
  [
    'C-011 a private address becomes the target, without secrets',
    { path: '/videoconsultation/home', query: { a: '1', code: 'x' } },
    { do: 'signIn', target: '/videoconsultation/home?a=1' },
  ],
  ['C-022 the callback starts the application', { pathname: '/callback', query: { code: 'x' } }, start],
  ['an unknown path of the server starts the application, which says so', { pathname: '/videos' }, start],
  ['AUTH-009 a magic link starts the application', { path: '/auth', query: { token: 't' } }, start],
  ['AUTH-010 a patient token starts the application', { query: { patientToken: 't' } }, start],
  [
    'AUTH-010 a token at another address is not a sign-in link',
    { path: '/x', query: { token: 't' } },
    { do: 'signIn', target: '/x' },
  ],
  ['SHELL-011 a public screen starts the application without a session', { path: '/deleted' }, start],
  ['C-027 the sign-in screen opens after a refusal', { path: '/auth', refused: true }, start],
  ['C-063 a frame starts the application, never the sign-in', { path: '/x', framed: true }, start],
  ['a session starts the application', { path: '/x', signedIn: true }, start],
] satisfies [string, Partial<Visit>, object][])('%s', (_name, part, expected) => {
  expect(decide({ ...visit, ...part })).toEqual(expected)
})

test('SHELL-009 optional segments of a public path may be omitted', () => {
  expect(matchesPattern('/:doctorUrl?/register', '/register')).toBe(true)
  expect(matchesPattern('/:doctorUrl?/register', '/ana/register')).toBe(true)
  expect(matchesPattern('/:doctorUrl?/register', '/a/b/register')).toBe(false)
  expect(matchesPattern('/deleted', '/deleted/x')).toBe(false)
})
