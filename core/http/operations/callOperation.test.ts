import { expect, test, vi } from 'vitest'
import { ApiError } from '../apiError'
import { callOperation, type AnyInput, type PluginCallSettings } from './callOperation'
import { defineOperations, type OperationKey, type OperationSet, type PluginCall } from './defineOperations'

const centre = { fields: { id: 'text', name: 'text', 'phone?': 'string' } } as const

const nuvia = defineOperations({
  plugin: 'nuvia',
  operations: {
    'GET centres': { query: { city: 'string', 'page?': 'integer' }, answer: { list: centre } },
    'GET centres/{id}': { answer: centre },
    'POST visits': { body: { fields: { centre: 'text' } }, answer: { fields: { visit: 'text' } } },
    'DELETE visits/{id}': {},
  },
  readError: ({ body }) =>
    (body as { fault?: string } | null)?.fault === 'full' ? { message: 'CENTRE_FULL', code: 7 } : undefined,
})

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })

/** Calls of a plugin with an API at `api`, whose answer is `reply`; everything that was sent. */
function setup(api: PluginCallSettings['apis'][string], reply: () => Response | Promise<Response>) {
  const sent: {
    url: string
    headers: Headers
    body: unknown
    options: Parameters<NonNullable<PluginCallSettings['send']>>[1]
  }[] = []
  const own: [string, unknown][] = []
  const leftOut: [string, number][] = []
  const settings: PluginCallSettings = {
    apis: { nuvia: api },
    call: (async (operation: string, input: unknown) => {
      own.push([operation, input])
      return (await reply()).json()
    }) as never,
    credentials: async () => ({ token: 'secret', actingFor: 'leo' }),
    language: () => 'es',
    onLeftOut: (...one) => leftOut.push(one),
    send: async (url, options) => {
      const { headers, body } = options
      sent.push({ url, headers: new Headers(headers), body, options })
      return reply()
    },
  }
  const call = ((set: OperationSet, operation: OperationKey, input?: AnyInput) =>
    callOperation(settings, set, operation, input)) as PluginCall
  return { call, sent, own, leftOut }
}

const foreign = { address: 'https://api.nuvia.example/v2' }

test('without an address of its own a plugin calls the portal’s API with the portal’s client', async () => {
  const { call, own, sent } = setup(undefined, () => json([{ id: '1', name: 'Norte' }]))
  expect(await call(nuvia, 'GET centres', { query: { city: 'León' } })).toEqual([{ id: '1', name: 'Norte' }])
  expect(own).toEqual([['GET centres', { query: { city: 'León' } }]])
  expect(sent).toEqual([])
})

test('a call to an address of its own has path, query, body, language and key', async () => {
  const { call, sent, own } = setup(foreign, () => json({ visit: '9' }))
  await call(nuvia, 'POST visits', { body: { centre: 'a/b' }, idempotencyKey: 'k' })
  await call(nuvia, 'GET centres/{id}', { params: { id: 'a/b' } }).catch(() => {})
  await call(nuvia, 'GET centres', { query: { city: 'León' } }).catch(() => {})
  expect(sent.map(({ url }) => url)).toEqual([
    'https://api.nuvia.example/v2/visits',
    'https://api.nuvia.example/v2/centres/a%2Fb',
    'https://api.nuvia.example/v2/centres?city=Le%C3%B3n',
  ])
  expect(sent[0]?.body).toBe('{"centre":"a/b"}')
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    'accept-language': 'es',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  })
  expect(own).toEqual([])
})

test.each([
  ['an API that does not receive it', foreign, false],
  ['an API that explicitly does not', { ...foreign, receivesToken: false }, false],
  [
    'an API without https, whatever the tenant says',
    { address: 'http://localhost:9', receivesToken: true },
    false,
  ],
  ['an API by https that the tenant lets receive it', { ...foreign, receivesToken: true }, true],
])('the token of the person and %s', async (_, api, isSent) => {
  const { call, sent } = setup(api, () => json([]))
  await call(nuvia, 'GET centres', { query: { city: '' } })
  expect(sent[0]?.headers.get('authorization')).toBe(isSent ? 'Bearer secret' : null)
  expect(sent[0]?.headers.get('x-impersonation-user')).toBe(isSent ? 'leo' : null)
  // Neither cookies nor a redirect nor the referrer take anything along.
  expect(sent[0]?.options).toMatchObject({
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  })
})

test.each([
  ['at the portal’s API', undefined],
  ['at its own address', foreign],
])(
  'SHELL-048 an answer %s is read by its shape, and a list leaves out what cannot be read',
  async (_, api) => {
    const { call, leftOut } = setup(api, () => json([{ id: 1, name: 'Norte' }, { id: '2' }, null]))
    const [first] = await call(nuvia, 'GET centres', { query: { city: '' } })
    expect(first).toEqual({ id: '1', name: 'Norte' })
    expect(leftOut).toEqual([['GET centres', 2]])
  },
)

test.each([
  ['[]', 'UNREADABLE_ANSWER'],
  ['<html>', 'UNREADABLE_ANSWER'],
])('SHELL-048 a record that cannot be read is an error: %s', async (text, message) => {
  const { call } = setup(foreign, () => new Response(text))
  await expect(call(nuvia, 'GET centres/{id}', { params: { id: 1 } })).rejects.toMatchObject({ message })
})

test('an error in the API’s own form has the code that the plugin reads', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { call } = setup(foreign, () => json({ fault: 'full' }, 409))
  const error = await call(nuvia, 'POST visits', { body: { centre: '1' } }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 409, message: 'CENTRE_FULL', code: 7 })
})

test('an unknown error has the reference of the API, or else the one that the request had', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const named = setup(foreign, () => json({ oh: 1 }, 500, { 'x-request-id': 'abc-1' }))
  await expect(named.call(nuvia, 'DELETE visits/{id}', { params: { id: 1 } })).rejects.toMatchObject({
    status: 500,
    details: { reference: 'abc-1' },
  })
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/nuvia.*DELETE visits\/\{id\}.*500.*abc-1/))
  const silent = setup(foreign, () => new Response('', { status: 502 }))
  const error = await silent
    .call(nuvia, 'DELETE visits/{id}', { params: { id: 1 } })
    .catch((one: ApiError) => one)
  expect(error).toMatchObject({ details: { reference: silent.sent[0]?.headers.get('x-request-id') } })
})

test('without an answer the error is NETWORK, and an aborted call stays aborted', async () => {
  const lost = setup(foreign, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(lost.call(nuvia, 'GET centres', { query: { city: '' } })).rejects.toMatchObject({
    status: 0,
    message: 'NETWORK',
  })
  const aborted = setup(foreign, () => Promise.reject(new DOMException('', 'AbortError')))
  await expect(aborted.call(nuvia, 'GET centres', { query: { city: '' } })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
