// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { person, startRegistrationServer, type RegistrationServer } from './test/registrationServer'
import { fastDatabase } from '../../test/databases'

let server: RegistrationServer
beforeAll(async () => {
  server = await startRegistrationServer(fastDatabase)
}, STARTUP_TIMEOUT)
beforeEach(() => server.reset())
afterAll(() => server.close())

/** Values of a wrong type, length or script, which no text field takes. */
const hostile = [
  null,
  7,
  true,
  [],
  {},
  ['x'],
  { $ne: '' },
  '',
  'x'.repeat(5000),
  'a\0b',
  'a\u202Eb',
  'a\uD800b',
  '\u200B\u2060',
]
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  name: [...hostile, '   ', 'a\nb', 'x'.repeat(101)],
  surname: [...hostile, '   ', 'a\tb', 'x'.repeat(101)],
  email: [...hostile, 'ana', 'ana@', '@x.es', 'ana@x.es ana@y.es', 'ana@x.es\nBcc: a@y.es', '<ana@x.es>'],
  phone: [...hostile, 'abc', '+', '(91) 555', '９８４', '1'.repeat(21), '655;drop table person'],
  birthDate: [...hostile, '22/05/1951', '1951-13-01', '1951-02-30', '0001-01-01', '9999-01-01', '2026-01-01'],
  gender: [null, '2', 3, -1, 1.5, []],
  country: ['es', 'ESP', '', 7, 'E\0'],
  identificationNumberType: ['1', 9, -1, 1.5, 3_000_000_000],
  nickName: [...hostile, 'a b', '<b>', 'a/b', 'x'.repeat(61)],
  referrer: [null, 7, '', 'nobody-known', "' or 1=1 --"],
  doctorUrl: [null, 7, '', 'nobody-known', '../admin'],
  password: [
    ...hostile,
    'short1A',
    'alllowercase1',
    'ALLUPPERCASE1',
    'NoDigitsAtAll',
    `Aa1${'x'.repeat(126)}`,
  ],
  passwordVerify: [...hostile, 'Olivo-verde-28'],
  conditionsVersion: [null, 7, '1999', 'x'.repeat(41)],
  roles: [['UsersAdministrator']],
  planId: [2],
  isFamilyAdmin: [true],
  id: ['someone'],
  emailConfirmed: [true],
  __proto__x: [{ isAdmin: true }],
}
const registrations = Object.entries(wrong).flatMap(([field, values]) =>
  values.map((value) => [field, JSON.stringify(value)?.slice(0, 60), value] as const),
)

test.each(registrations)(
  'ERR-012 a registration with %s %s is refused and nothing stored',
  async (field, _, value) => {
    const answer = await server.register({ [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ details: expect.anything() })
    expect(JSON.stringify(answer.body)).toContain(field)
    expect(await server.clinic.db.query('select id from registration')).toEqual([])
    expect(await server.clinic.db.query('select id from letter')).toEqual([])
  },
)

test.each([
  'name',
  'surname',
  'email',
  'phone',
  'birthDate',
  'password',
  'passwordVerify',
  'conditionsVersion',
])('AUTH-029 a registration without %s is refused', async (field) => {
  const answer = await server.register({ [field]: undefined })
  expect([answer.status, JSON.stringify(answer.body).includes(field)]).toEqual([400, true])
})

const markup = '<img src=x onerror=alert(1)>'
test('a name with markup is a name', async () => {
  expect((await server.register({ name: markup })).status).toBe(204)
  expect(await server.clinic.db.query(`select answers ->> 'name' as name from registration`)).toEqual([
    { name: markup },
  ])
})

const token = { userId: 'someone', token: 'x', password: person.password, passwordVerify: person.password }
const links = [
  'api/users/reset-password',
  'api/independent-users/confirm-account',
  'api/users/confirm-account',
  'api/users/registration-of-link',
  'api/independent-users/read-invitation',
  'api/independent-users/decline-invitation',
  'api/independent-users/ask-for-invitation',
]
test.each(
  links.flatMap((path) => hostile.map((value) => [path, JSON.stringify(value).slice(0, 30), value] as const)),
)('ERR-012 %s refuses %s as a person or a token', async (path, _, value) => {
  const { userId, token: secret } = token
  const own = !/account$|password$/.test(path)
  const whole = own ? { userId, token: secret } : token
  for (const field of ['userId', 'token']) {
    const answer = await server.visitor('POST', path, { ...whole, [field]: value })
    expect([answer.status, JSON.stringify(answer.body).includes(field)]).toEqual([400, true])
  }
  expect((await server.visitor('POST', path, { ...whole, roles: [] })).status).toBe(400)
  expect((await server.visitor('POST', path)).status).toBe(400)
})

test.each(['', 'a%00b@x.es', 'x'.repeat(300)])('a letter for the address "%s" is not sent', async (email) => {
  for (const operation of ['request-password-reset', 'send-account-confirmation-email']) {
    const { status } = await server.ask(`api/users/${operation}?email=${email}`)
    expect(status).toBeLessThan(500)
  }
  expect(await server.arrived()).toEqual([])
})
