// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest'
import { createCall } from './client'
import { ApiError } from './apiError'

const call = createCall({
  base: 'https://api.example/',
  credentials: () => Promise.resolve({ token: 'tok', actingFor: null }),
  current: () => ({ token: 'tok', actingFor: null }),
  offers: (capability) => capability === 'sessions',
  language: () => 'es',
  onUnauthorized: () => undefined,
  onForbidden: () => undefined,
  reauthenticate: () => Promise.resolve(false),
  onError: () => undefined,
  onLeftOut: () => undefined,
})

let requests: Request[]
let reply: Response
beforeEach(() => {
  requests = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request.clone())
    return Promise.resolve(reply)
  })
})

const importUsers = (onText: (chunk: string) => void) =>
  call('POST api/users/admin/import-users', { body: new File(['name\nAna'], 'altas.csv'), onText })

/** An answer in two chunks that split a character; with `breaks` the connection ends after the first. */
const chunkedAnswer = (breaks: boolean) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array([65, 195]))
        if (breaks) controller.error(new TypeError('lost'))
        else {
          controller.enqueue(new Uint8Array([177, 66]))
          controller.close()
        }
      },
    }),
  )

test('ADMIN-159 SHELL-046 a file is sent as form data, and the answer is read in chunks', async () => {
  reply = chunkedAnswer(false)
  const chunks: string[] = []
  expect(await importUsers((chunk) => chunks.push(chunk))).toBeUndefined()
  expect(chunks.join('')).toBe('AñB')
  const form = await requests[0]?.formData()
  const file = form?.get('file') as File
  expect([file.name, await file.text()]).toEqual(['altas.csv', 'name\nAna'])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer tok')
})

test('ADMIN-159 a broken connection rejects with NETWORK', async () => {
  reply = chunkedAnswer(true)
  await expect(importUsers(() => undefined)).rejects.toEqual(new ApiError(0, 'NETWORK'))
})

test('ADMIN-159 a rejected file rejects with the code of the server', async () => {
  reply = new Response('{"message":"MAX_EXCEEDED"}', { status: 400 })
  await expect(importUsers(() => undefined)).rejects.toMatchObject({ status: 400, message: 'MAX_EXCEEDED' })
})

test('ADMIN-162 an answer read in chunks keeps the byte order mark', async () => {
  reply = new Response('\uFEFFMédico\r\n')
  const chunks: string[] = []
  const query = { fromDate: '2026-10-01', toDate: '2026-10-31' }
  await call('GET api/video-calls/export', { query, onText: (chunk) => chunks.push(chunk) })
  expect(chunks.join('')).toBe('\uFEFFMédico\r\n')
})

test('ADMIN-103 a file is returned byte for byte', async () => {
  reply = new Response('\uFEFFname\r\n')
  const file = await call('GET api/users/admin/export', { query: { search: 'ana' }, file: true })
  expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x6e])
  expect(requests[0]?.url).toBe('https://api.example/api/users/admin/export?search=ana')
})
