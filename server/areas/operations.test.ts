import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContract, type Operation } from '../http/api/contract'
import { entityValidator } from '../http/api/validators'
import { root } from '../paths'
import { startPlatform } from '../test/fakes'
import { areas } from './areas'

const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder).flatMap(
  (file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object) as Operation[],
)

const ajv = entityValidator()
let server: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  server = await startPlatform({ areas })
}, 60_000)
afterAll(() => server.close())

it('BOOK-058 the server has every operation of the contract', () => {
  expect(operations.length).toBeGreaterThan(70)
  const missing = operations.filter((key) => {
    const { method, url } = readContract(key)
    // The router has paths without a trailing slash.
    return !server.http.hasRoute({ method, url: url.replace(/\/$/, '') })
  })
  expect(missing).toEqual([])
})
it.each(operations)('%s has schemas that compile', (key) => {
  const { params, query, body } = readContract(key)
  for (const schema of [params, query, ...(typeof body === 'object' ? [body] : [])]) {
    expect(ajv.compile(schema)).toBeTypeOf('function')
  }
})
it('SHELL-046 operations that need a session respond with 401 without one', async () => {
  const asked = operations.map(readContract).filter(({ auth, query, body }) => {
    const isWhole = body === undefined && (query['required'] as string[]).length === 0
    return auth === 'bearer' && isWhole
  })
  expect(asked.length).toBeGreaterThan(90)
  for (const { key, method, url } of asked) {
    const filled = url.replaceAll(/:\w+/g, '1')
    const { statusCode } = await server.http.inject({
      method,
      url: filled,
      headers: { host: 'one.localhost' },
    })
    expect([key, statusCode]).toEqual([key, 401])
  }
})

/** What answers without a session: the way in, its letters, what pages before the sign-in show, and addresses that carry a secret. */
const open = `
GET api/auth/magic-link
GET api/calendar/{token}.ics
GET api/config
GET api/countries
GET api/doctors/nickname
GET api/doctors/nickname/{nickName}
GET api/doctors/url/{url}
GET api/identification-number-types
GET api/oauth/email
GET api/thumbnails/{id}/{size}
GET api/users/oauth
GET api/users/register-conditions
GET api/users/request-password-reset
GET api/users/send-account-confirmation-email
POST api/independent-users/confirm-account
POST api/users
POST api/users/confirm-account
POST api/users/register-oauth
POST api/users/reset-password
POST api/video-reports`

/** Bookings that begin before the sign-in: what can be booked, and the answer that asks to sign in. */
const beforeSignIn = `
GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}
GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}
GET api/appointments/insurers/{appointmentType}
GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}
GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}
GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}
GET api/appointments/specialties/{appointmentType}/{insurerId}
POST api/appointments/book-hospital
POST api/appointments/first-working-day
POST api/appointments/free-appointments`

it.each([
  ['none', open],
  ['optional', beforeSignIn],
] as const)('SHELL-046 C-120 only these operations need no session: %s', (auth, listed) => {
  const found = operations.filter((key) => readContract(key).auth === auth)
  expect(found.toSorted()).toEqual(listed.trim().split('\n').toSorted())
})
