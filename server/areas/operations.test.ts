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
  const asked = operations.map(readContract).filter(({ method, auth, query, body }) => {
    const isWhole = body === undefined && (query['required'] as string[]).length === 0
    return auth === 'bearer' && isWhole && method === 'GET'
  })
  expect(asked.length).toBeGreaterThan(30)
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
