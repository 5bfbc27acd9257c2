// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readContract, type Operation } from '../../platform/http/api/contract'
import { root } from '../../platform/paths'
import { createTenants } from '../../platform/tenants/tenants'
import { everyArea, identity, startPlatform, tenant } from '../../test/fakes'

const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder)
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object))
  .map((key) => readContract(key as Operation))
/** Those that need a role: of the administration, and of doctors. */
const withRole = operations.filter(({ rights, administrators }) => rights ?? administrators)
const roles = [
  ...new Set(operations.flatMap(({ rights, administrators }) => [rights?.role, administrators?.role])),
].filter((role) => role !== undefined)
const features = [
  ...new Set(operations.flatMap(({ rights, administrators }) => [rights?.feature, administrators?.feature])),
].filter((feature) => feature !== undefined)

/** A server with an administrator of everything, whose token is `with` or `without` a second step. */
const start = (requiredFor: ('administrators' | 'doctors')[]) =>
  startPlatform({
    // The rights are checked whatever the request says.
    areas: [({ http }) => http.setValidatorCompiler(() => () => true), ...everyArea],
    identity: {
      ...identity,
      verify: async (token) => ({ sub: 'ana', roles: ['x'], session: 's', hasSecondStep: token === 'with' }),
    },
    mayActFor: async (_, wish) => wish.roles.includes('UsersAdministrator'),
    tenants: createTenants([tenant('one', { backend: { features, demo: {}, secondStep: { requiredFor } } })]),
  })

describe('where administrators and doctors must have a second step', () => {
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    server = await start(['administrators', 'doctors'])
    await server.db.query(`update account set roles = $1::text[] where sub = 'ana'`, [roles])
  }, 60_000)
  afterAll(async () => {
    vi.restoreAllMocks()
    await server.close()
  })

  const call = async (
    { method, url, rights }: (typeof operations)[number],
    token: 'with' | 'without',
    headers = {},
  ) => {
    const answer = await server.http.inject({
      method,
      url: `${url.replaceAll(/:\w+/g, '1')}${rights ? '' : '?page=1'}`,
      headers: { host: 'one.localhost', authorization: `Bearer ${token}`, ...headers },
      ...(method !== 'GET' && { payload: {} }),
    })
    const body = answer.body.startsWith('{') ? answer.json<{ message?: string }>() : {}
    return [answer.statusCode, body.message]
  }

  it('there are operations with a role', () => expect(withRole.length).toBeGreaterThan(60))
  it.each(withRole)('ROLE-019 $key refuses a session without one, and no other', async (contract) => {
    expect(await call(contract, 'without')).toEqual([403, 'SECOND_STEP_REQUIRED'])
    // Without the other tables it fails later, a download in its middle.
    const [, message] = await call(contract, 'with').catch(() => [])
    expect(message).not.toBe('SECOND_STEP_REQUIRED')
  })

  it('ROLE-022 an administrator acts for nobody without one', async () => {
    const own = readContract('GET api/users/data')
    const acting = { 'x-impersonation-user': 'luis' }
    expect(await call(own, 'without', acting)).toEqual([403, 'SECOND_STEP_REQUIRED'])
    expect((await call(own, 'with', acting))[0]).not.toBe(403)
  })
})

it('ROLE-019 where only doctors must have one, an administrator needs none', async () => {
  const server = await start(['doctors'])
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await server.db.query(`update account set roles = $1::text[] where sub = 'ana'`, [roles])
  const headers = { host: 'one.localhost', authorization: 'Bearer without' }
  const { statusCode } = await server.http.inject({ url: '/api/users/admin', headers })
  vi.restoreAllMocks()
  await server.close()
  expect(statusCode).not.toBe(403)
})
