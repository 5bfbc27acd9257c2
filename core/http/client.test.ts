// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { createCall, type ClientOptions } from './client'
import { ApiError } from './apiError'

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status })

function setup(
  reply: () => Promise<Response>,
  person: Partial<Awaited<ReturnType<ClientOptions['credentials']>>> = {},
  isConfirmed = false,
) {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone())
    return reply()
  })
  const events: string[] = []
  const now = { token: 'tok', actingFor: null, ...person }
  const call = createCall({
    base: 'https://api.example/',
    credentials: () => Promise.resolve({ ...now }),
    current: () => now,
    offers: (capability) => capability === 'sessions',
    language: () => 'en',
    onUnauthorized: () => events.push('401'),
    onForbidden: (code) => events.push(code === 'CONDITIONS_NOT_ACCEPTED' ? code : '403'),
    reauthenticate: async () => {
      events.push('asked')
      return isConfirmed
    },
    onError: (error) => events.push(`error ${error.status} ${error.message}`),
    onLeftOut: (operation, count) => events.push(`${operation} without ${count}`),
  })
  return { call, requests, events, now }
}

const moved = { id: 7, booked: true, startDate: '2026-11-20T10:00:00Z', status: 1 }
const insurer = (name: string) => ({ id: 1, name })

const early = (token: string) => ({
  url: 'https://api.example/api/insurers',
  token,
  actingFor: null,
  answer: Promise.resolve(answer(200, [insurer('early')])),
})

afterEach(() => delete window.porticoEarly)

test('SHELL-045 SHELL-046 SHELL-047 a call sends URL, token and the person acted for', async () => {
  const { call, requests } = setup(async () => answer(200, moved), { actingFor: 'leo' })
  const got = await call('PUT api/appointments/{id}', {
    params: { id: 7 },
    body: { notes: 'a' } as never,
    idempotencyKey: 'k',
  })
  const [request] = requests
  expect(got).toEqual(moved)
  expect([request?.method, request?.url]).toEqual(['PUT', 'https://api.example/api/appointments/7'])
  expect(await request?.json()).toEqual({ notes: 'a' })
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    authorization: 'Bearer tok',
    'x-impersonation-user': 'leo',
    'idempotency-key': 'k',
    'accept-language': 'en',
  })
})

test('SHELL-046 without a session no authorization header is sent', async () => {
  const { call, requests } = setup(async () => answer(200, []), { token: null })
  await call('GET api/insurers')
  expect(requests[0]?.headers.has('authorization')).toBe(false)
  expect(requests[0]?.headers.has('x-impersonation-user')).toBe(false)
})

test('ROLE-022 a refusal of medical content ends no session and shows no message besides the screen', async () => {
  const refusal = answer(403, { message: 'RECORDS_ROLE' })
  const { call, events } = setup(async () => refusal.clone(), { actingFor: 'leo' })
  await expect(call('GET api/medicalData')).rejects.toThrow('RECORDS_ROLE')
  expect(events).toEqual([])
})

test('SHELL-048 an empty answer is undefined', async () => {
  const { call } = setup(async () => answer(204))
  expect(await call('DELETE api/appointments/{id}', { params: { id: 1 } })).toBeUndefined()
})

test.each([
  [401, { message: 'X' }, ['401', 'error 401 X']],
  [403, { message: 'X' }, ['403', 'error 403 X']],
  [403, { message: 'CONDITIONS_NOT_ACCEPTED' }, ['CONDITIONS_NOT_ACCEPTED']],
  [500, 'no object', ['error 500 ']],
])(
  'ERR-001 ERR-003 ERR-004 SHELL-040 SHELL-041 status %s is reported once and rejects',
  async (status, body, expected) => {
    const { call, events } = setup(async () => answer(status, body))
    await expect(call('GET api/insurers')).rejects.toBeInstanceOf(ApiError)
    expect(events).toEqual(expected)
  },
)

test.each([
  [401, { token: 'renewed' }],
  [401, { token: null }],
  [403, { token: 'of somebody else' }],
  [403, { actingFor: 'leo' }],
])(
  'SHELL-040 SHELL-041 SHELL-047 a late %i for other credentials does not end the session of %o',
  async (status, then) => {
    const { call, events, now } = setup(async () => {
      Object.assign(now, then)
      return answer(status, { message: 'X' })
    })
    await expect(call('GET api/appointments/')).rejects.toMatchObject({ status })
    expect(events).toEqual([`error ${status} X`])
  },
)

test('C-030 a quiet call reports nothing, and its 403 does not end the session', async () => {
  const { call, events } = setup(async () => answer(403, { message: 'X', details: { day: 1 }, code: -32054 }))
  await expect(call('GET api/insurers', { quiet: true })).rejects.toMatchObject({
    status: 403,
    message: 'X',
    code: -32054,
    details: { day: 1 },
  })
  expect(events).toEqual([])
})

test.each([
  [500, []],
  [403, ['403']],
])(
  'ERR-001 ERR-004 status %s with quiet "faults": no error event, but a 403 ends the session',
  async (status, expected) => {
    const { call, events } = setup(async () => answer(status, {}))
    await expect(call('GET api/insurers', { quiet: 'faults' })).rejects.toMatchObject({ status })
    expect(events).toEqual(expected)
  },
)

test('a call that needs to know who acts is repeated once with the same body and key, after the person has confirmed it', async () => {
  const refusal = { message: 'REAUTHENTICATION_REQUIRED' }
  const replies = [answer(403, refusal), answer(200, { id: 7 })]
  const { call, requests, events } = setup(async () => replies.shift() ?? answer(403, refusal), {}, true)
  const input = { body: { email: 'eva@correo.test' }, idempotencyKey: 'k', quiet: true as const }
  expect(await call('POST api/users/request-change-email', input)).toEqual({ id: 7 })
  const bodies = await Promise.all(requests.map((request) => request.json()))
  expect(bodies).toEqual([input.body, input.body])
  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['k', 'k'])
  expect(events).toEqual(['asked'])
  await expect(call('DELETE api/users')).rejects.toMatchObject(refusal)
  expect(events, 'asked once for a call').toEqual(['asked', 'asked'])
})

test('a call whose person does not confirm who they are rejects, and the session goes on', async () => {
  const { call, requests, events } = setup(async () => answer(403, { message: 'REAUTHENTICATION_REQUIRED' }))
  await expect(call('GET api/users/export')).rejects.toMatchObject({ status: 403 })
  expect([requests.length, events]).toEqual([1, ['asked']])
})

test('ERR-002 a call without an answer rejects with NETWORK; an abort passes through', async () => {
  const lost = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(lost.call('GET api/insurers')).rejects.toMatchObject({
    status: 0,
    message: 'NETWORK',
    isTransient: true,
  })
  const aborted = setup(() => Promise.reject(new DOMException('gone', 'AbortError')))
  await expect(aborted.call('GET api/insurers')).rejects.toThrow('gone')
  expect(aborted.events).toEqual([])
})

test('ERR-002 a read without an answer is left to its screen; a write without one is reported', async () => {
  const lost = setup(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(lost.call('GET api/insurers')).rejects.toThrow('NETWORK')
  expect(lost.events).toEqual([])
  await expect(lost.call('DELETE api/appointments/{id}', { params: { id: 7 } })).rejects.toThrow('NETWORK')
  expect(lost.events).toEqual(['error 0 NETWORK'])
})

test('an early answer is used once, and only for the same person', async () => {
  const { call, requests } = setup(async () => answer(200, [insurer('late')]))
  window.porticoEarly = [early('other'), early('tok')]
  expect(await call('GET api/insurers')).toEqual([insurer('early')])
  expect(await call('GET api/insurers')).toEqual([insurer('late')])
  expect(requests).toHaveLength(1)
})

test('SHELL-045 a call beyond the specification is sent only where the back end offers it', async () => {
  const { call, requests, events } = setup(async () => answer(200, []))
  await call('GET api/users/sessions', { capability: 'sessions' })
  await expect(call('GET api/users/acting-log', { capability: 'actingLog' })).rejects.toMatchObject({
    status: 404,
    message: 'NOT_OFFERED',
  })
  expect([requests.length, events]).toEqual([1, []])
})

test('SHELL-048 a list is read without the records that the contract does not have, and says how many', async () => {
  const { call, events } = setup(async () => answer(200, [insurer('Sanitas'), { name: 'without id' }]))
  expect(await call('GET api/insurers')).toEqual([insurer('Sanitas')])
  expect(events).toEqual(['GET api/insurers without 1'])
})

test('SHELL-048 a read of something else rejects without a message besides the screen; a save is saved, whatever its answer', async () => {
  const { call, events } = setup(async () => answer(200, 'OK'))
  await expect(call('GET api/appointments/{id}', { params: { id: 7 } })).rejects.toMatchObject({
    status: 200,
  })
  await expect(
    call('PUT api/appointments/{id}', { params: { id: 7 }, idempotencyKey: 'k' }),
  ).resolves.toBeUndefined()
  expect(events).toEqual(['error 200 UNREADABLE_ANSWER'])
})
