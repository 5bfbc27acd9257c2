import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readContract, type Operation, type OperationContract } from '../../platform/http/api/contract'
import { entityValidator } from '../../platform/http/api/validators'
import { root } from '../../platform/paths'
import { webPush } from '../../providers/webPush/webPush'
import { everyArea, startPlatform } from '../../test/fakes'

const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder).flatMap(
  (file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object) as Operation[],
)

const ajv = entityValidator()
let server: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  server = await startPlatform({ areas: everyArea, push: webPush([]) })
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
/** Input that no operation accepts: a parameter that is no number, a query that is no number, a body that is no JSON. */
const sendNonsense = ({ method, url }: OperationContract, token?: string) =>
  server.http.inject({
    method,
    url: `${url.replaceAll(/:\w+/g, '-')}?page=x&bytes=x`,
    headers: {
      host: 'one.localhost',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
    },
    ...(method !== 'GET' && { payload: '{"broken' }),
  })

it('SHELL-046 operations that need a session respond with 401 without one, whatever the input is', async () => {
  const asked = operations.map(readContract).filter(({ auth }) => auth === 'bearer')
  expect(asked.length).toBeGreaterThan(200)
  for (const contract of asked) {
    expect([contract.key, (await sendNonsense(contract)).statusCode]).toEqual([contract.key, 401])
    expect([contract.key, (await sendNonsense(contract, 'bad')).statusCode]).toEqual([contract.key, 401])
  }
})

it('SHELL-046 operations with an optional session respond with 401 to a wrong one, whatever the input is', async () => {
  const asked = operations.map(readContract).filter(({ auth }) => auth === 'optional')
  for (const contract of asked)
    expect([contract.key, (await sendNonsense(contract, 'bad')).statusCode]).toEqual([contract.key, 401])
})

it('ROLE-019 operations with a role respond with 403 without it, whatever the input is', async () => {
  const asked = operations.map(readContract).filter(({ rights }) => rights !== undefined)
  expect(asked.length).toBeGreaterThan(80)
  for (const contract of asked)
    expect([contract.key, (await sendNonsense(contract, 'luis')).statusCode]).toEqual([contract.key, 403])
})

it('AUTH-009 HEAD runs no operation but those that send a picture or a file', async () => {
  for (const { key, method, url, response } of operations.map(readContract)) {
    if (method !== 'GET') continue
    const hasHead = server.http.hasRoute({ method: 'HEAD', url: url.replace(/\/$/, '') })
    expect([key, hasHead]).toEqual([key, response === 'image' || response === 'file'])
  }
})

/** What answers without a session: the way in, its letters, what pages before the sign-in show, and addresses that carry a secret. */
const open = `
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
POST api/account-change
POST api/account-change/undo
POST api/auth/sign-in-link
POST api/call-guests/open
POST api/independent-users/ask-for-invitation
POST api/independent-users/confirm-account
POST api/independent-users/decline-invitation
POST api/independent-users/read-invitation
POST api/letter-links/cancel
POST api/letter-links/free-times
POST api/letter-links/join
POST api/letter-links/move
POST api/letter-links/read
POST api/shl/{token}
POST api/users
POST api/users/confirm-account
POST api/users/password-link
POST api/users/registration-of-link
POST api/users/register-oauth
POST api/users/reset-password
POST api/video-reports
POST api/visit-links/open
POST api/visit-links/renew`

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
POST api/appointments/first-free-times
POST api/appointments/first-working-day
POST api/appointments/free-appointments`

it.each([
  ['none', open],
  ['optional', beforeSignIn],
] as const)('SHELL-046 C-120 only these operations need no session: %s', (auth, listed) => {
  const found = operations.filter((key) => readContract(key).auth === auth)
  expect(found.toSorted()).toEqual(listed.trim().split('\n').toSorted())
})

/** What takes an account over, ends it, or gives its data away: who acts proves again who they are (decision 219). */
const sensitive = {
  recent: `
DELETE api/users
DELETE api/users/external-sign-in
DELETE api/users/second-step/{id}
GET api/users/export
POST api/independent-users
POST api/users/request-change-email
POST api/users/request-change-phone
POST api/users/second-step/apps
POST api/users/second-step/apps/{id}
POST api/users/second-step/passkeys
POST api/users/second-step/passkeys/options
POST api/users/second-step/recovery-codes
POST api/users/verify-change-email
POST api/users/verify-change-phone
PUT api/independent-users
PUT api/users/second-step/{id}`,
  password: 'POST api/users/changePassword',
} as const

it.each(['recent', 'password'] as const)('these operations ask again who acts: %s', (proof) => {
  const found = operations.filter((key) => readContract(key).reauthentication === proof)
  expect(found.toSorted()).toEqual(sensitive[proof].trim().split('\n'))
})
it('an operation about the way to sign in, the whole account or its export asks again who acts', () => {
  const names =
    /(change-?(email|phone|password)|external-sign-in|second-?(step|factor)|passkey|users\/export)|^DELETE api\/users$/i
  const asking = operations.map(readContract).filter(({ key, auth, rights }) => {
    const reads = key.startsWith('GET') && !key.endsWith('export')
    return auth === 'bearer' && !rights && !reads && names.test(key)
  })
  expect(asking.length).toBeGreaterThan(7)
  expect(asking.filter(({ reauthentication }) => !reauthentication).map(({ key }) => key)).toEqual([])
})
it('an operation that takes the password as the proof requires it', () => {
  const proving = operations
    .map(readContract)
    .filter(({ reauthentication }) => reauthentication === 'password')
  for (const { key, body } of proving) {
    const validate = ajv.compile(body as object)
    expect([key, validate({})]).toEqual([key, false])
    expect(JSON.stringify(validate.errors)).toContain('oldPassword')
  }
})
