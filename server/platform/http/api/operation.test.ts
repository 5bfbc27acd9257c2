// @vitest-environment node
import type { InjectOptions } from 'fastify'
import type { ApiError } from '../../../../schemas/generated/entities'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startPlatform } from '../../../test/fakes'
import { HttpError } from '../../errors/httpError'
import { operation } from './operation'

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform({
    areas: [
      (api) => {
        operation(api, 'GET api/config', ({ tenant, person }) => ({ features: [tenant.id, String(person)] }))
        operation(api, 'GET api/users/{id}/country', ({ params, person }) =>
          [params.id, person.actor, person.subject, ...person.roles].join(' '),
        )
        operation(api, 'GET api/appointments/first-working-day', ({ query }) => {
          if (query.service === 7) throw new Error('secret detail')
          return typeof query.service === 'number' ? '2027-01-04T08:00:00Z' : null
        })
        operation(api, 'GET api/users/{id}/user-age', () => 'old' as unknown as number)
        operation(api, 'GET api/users/synchronize-appointments', () => undefined)
        operation(api, 'GET api/thumbnails/{id}/{size}', () => ({ type: 'image/svg+xml', data: '<svg/>' }))
        operation(api, 'GET api/plans', () => {
          throw new HttpError(409, 'IN_USE')
        })
        operation(api, 'POST api/appointments/book', () => {
          throw new HttpError(400, 'APPOINTMENT_NOT_AVAILABLE', { code: -32054, details: { times: [1] } })
        })
      },
    ],
  })
}, 60_000)
afterAll(() => platform.close())

const ask = (url: string, change: InjectOptions = {}) =>
  platform.http.inject({
    url,
    ...change,
    headers: { host: 'one.localhost:4000', authorization: 'Bearer ana', ...change.headers },
  })

it('FEAT-001 a public operation needs no token; the host selects the tenant', async () => {
  const answer = await platform.http.inject({ url: '/api/config', headers: { host: 'TWO.localhost:4000' } })
  expect(answer.json()).toEqual({ features: ['two', 'null'] })
  expect(answer.headers['x-request-id']).toMatch(/^[\da-z]{11}$/)
  expect(answer.headers['cache-control']).toBe('no-store')
})

it('an unknown host gets 404 TENANT_NOT_FOUND', async () => {
  const answer = await ask('/api/config', { headers: { host: 'evil.example' } })
  expect([answer.statusCode, answer.json()]).toEqual([404, { message: 'TENANT_NOT_FOUND' }])
})

it.each(['', 'Bearer bad', 'Basic ana'])(
  'SHELL-040 rejects a request without a valid token: "%s"',
  async (authorization) => {
    const answer = await ask('/api/users/x/country', { headers: { authorization } })
    expect([answer.statusCode, answer.json()]).toEqual([401, { message: 'UNAUTHORIZED' }])
  },
)

it('a token of one tenant is not valid at another', async () => {
  expect((await ask('/api/users/x/country', { headers: { host: 'two.localhost' } })).statusCode).toBe(401)
})

const as = (who: string, subject: string) =>
  ask('/api/users/x/country', {
    headers: { authorization: `Bearer ${who}`, 'x-impersonation-user': subject },
  })

it('SHELL-047 FAMILY-003 acting for another person needs permission', async () => {
  expect((await as('ana', 'child')).json()).toBe('x ana child')
  expect((await as('ana:Administrator', 'ana')).json()).toBe('x ana ana Administrator')
  const refused = await as('luis', 'child')
  expect([refused.statusCode, refused.json()]).toEqual([403, { message: 'FORBIDDEN' }])
})

it('ERR-012 coerces numbers of path and query, and rejects values the contract does not allow', async () => {
  expect((await ask('/api/appointments/first-working-day?service=3')).json()).toBe('2027-01-04T08:00:00Z')
  const wrong = await Promise.all(
    ['', '?service=x', '?service=1e99', '?service=1.5'].map((q) =>
      ask(`/api/appointments/first-working-day${q}`),
    ),
  )
  for (const answer of wrong) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      message: 'FORMAT_NOT_VALID',
      details: { field: expect.stringMatching(/^querystring/) as string },
    })
  }
})

const booking = { serviceId: 1, providerId: 2, date: '2027-01-04T00:00:00Z', time: '08:00', userOffset: 60 }
const book = (payload: string | object) =>
  ask('/api/appointments/book', { method: 'POST', payload, headers: { 'content-type': 'application/json' } })

it('an HttpError carries its code and the values of its message', async () => {
  const answer = await book(booking)
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { message: 'APPOINTMENT_NOT_AVAILABLE', code: -32054, details: { times: [1] } },
  ])
})

it.each([
  ['a body of another type', { ...booking, serviceId: '1' }, 'FORMAT_NOT_VALID'],
  ['a value that does not match its pattern', { ...booking, time: '24:00' }, 'FORMAT_NOT_VALID'],
  ['malformed JSON', '{"serviceId":', 'FORMAT_NOT_VALID'],
  ['a poisoned prototype', '{"__proto__":{"admin":true}}', 'FORMAT_NOT_VALID'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"admin":true}}}', 'FORMAT_NOT_VALID'],
  ['too large a body', JSON.stringify({ ...booking, notes: 'x'.repeat(300_000) }), 'MAX_EXCEEDED'],
])('ERR-011 ERR-012 rejects %s', async (_, payload, message) => {
  const answer = await book(payload)
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([400, message])
})

/** The body of an unexpected error. */
const general = { message: 'GENERAL', details: { reference: expect.stringMatching(/^\w{11}$/) as unknown } }

it('in tests, a response that does not match the contract becomes GENERAL with a reference only', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await ask('/api/users/x/user-age')
  expect([answer.statusCode, answer.json()]).toEqual([500, general])
  expect(log.mock.calls.flat().join(' ')).toContain(
    'The response of GET api/users/{id}/user-age does not match its contract',
  )
})

it('an unexpected error is logged with its route and without values of the request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await ask('/api/appointments/first-working-day?service=7&token=s3cret')
  const { message, details } = answer.json<ApiError>()
  expect([message, details]).toEqual(['GENERAL', { reference: answer.headers['x-request-id'] }])
  const text = log.mock.calls.flat().join(' ')
  expect(text).toContain(String(details?.['reference']))
  expect(text).toContain('GET /api/appointments/first-working-day')
  expect(text).not.toMatch(/s3cret|Bearer/)
})

it('sends empty results as 204, pictures with a sandbox policy, unknown addresses as ApiError', async () => {
  expect((await ask('/api/users/synchronize-appointments/')).statusCode).toBe(204)
  const picture = await ask('/api/thumbnails/1/64')
  expect(picture.headers['content-type']).toBe('image/svg+xml')
  expect(picture.headers['content-security-policy']).toContain('sandbox')
  const missing = await ask('/api/nothing')
  expect([missing.statusCode, missing.json()]).toEqual([404, { message: 'NOT_FOUND' }])
})

it('SHELL-048 an error that the contract of the operation does not name is a fault, which tests find', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const answer = await ask('/api/plans')
  expect([answer.statusCode, answer.json()]).toEqual([500, general])
  expect(log.mock.calls.flat().join('\n')).toContain('/api/plans answers 409 IN_USE')
  log.mockRestore()
})
