// @vitest-environment node
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setErrorHandler } from '../errors/errorHandler'
import { HttpError } from '../../errors/httpError'
import { sendDownload } from './files'

let http: FastifyInstance
let logged: unknown[]
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...words) => void logged.push(...words))
  http = Fastify({ forceCloseConnections: true })
  setErrorHandler(http)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await http.close()
})

const download = (content: () => AsyncIterable<string>) =>
  http.get('/list', (_, reply) =>
    sendDownload(reply, { type: 'text/csv', name: 'list.csv', content: content() }),
  )

it('ERR-002 an error before the first chunk becomes an HTTP error', async () => {
  download(async function* () {
    yield* []
    throw new HttpError(400, 'FORMAT_NOT_VALID')
  })
  const { statusCode, headers, json } = await http.inject('/list')
  expect([statusCode, json()]).toEqual([400, { message: 'FORMAT_NOT_VALID' }])
  expect(headers['content-disposition']).toBeUndefined()
})

it('ADMIN-103 a later error cuts the download off and is logged with its route', async () => {
  download(async function* () {
    yield 'a\r\n'
    throw new Error('the database is gone')
  })
  await expect(http.inject('/list')).rejects.toThrow('destroyed')
  expect(logged).toEqual([expect.stringMatching(/GET \/list: Error: the database is gone/)])
})

it('ADMIN-103 a client that disconnects stops the source without an error in the log', async () => {
  let hasEnded = () => {}
  const ended = new Promise<void>((resolve) => (hasEnded = resolve))
  download(async function* () {
    try {
      for (;;) yield 'a'.repeat(65_536)
    } finally {
      hasEnded()
    }
  })
  await http.listen({ port: 0, host: 'localhost' })
  const { port } = http.server.address() as AddressInfo
  const leaving = new AbortController()
  const { body } = await fetch(`http://localhost:${port}/list`, { signal: leaving.signal })
  await body?.getReader().read()
  leaving.abort()
  await ended
  expect(logged).toEqual([])
})

it('ADMIN-103 an empty download is an empty file', async () => {
  download(async function* () {})
  const { statusCode, body } = await http.inject('/list')
  expect([statusCode, body]).toEqual([200, ''])
})
