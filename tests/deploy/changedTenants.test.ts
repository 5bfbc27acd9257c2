// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser } from '../../server/platform/identity/test/browser'
import { tokensOf } from '../../server/platform/identity/test/portal'
import { databases, openServerDatabase, type ServerDatabase } from '../../server/test/databases'
import { freePort } from '../../server/test/freePort'
import { request } from '../../server/test/request'
import type { ServerChild } from '../../server/test/serverChild'
import { writeTenants } from '../../server/test/writeTenants'
import { startBuilt } from './test/builtServer'

describe.runIf(databases.includes('postgres'))('the tenants of a running server', () => {
  let folder: string
  let port: number
  let database: ServerDatabase
  let server: ServerChild

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-tenants-'))
    database = await openServerDatabase()
    port = await freePort()
    server = await startBuilt({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      PORTICO_DATA: path.join(folder, 'data'),
      PORTICO_TENANTS: writeTenants(folder, ['one', 'other']),
    })
  })
  afterAll(async () => {
    await server.kill()
    await database.drop()
    rmSync(folder, { recursive: true })
  })

  const ask = async (tenant: string, place: string) => {
    const { status, body } = await request(port, place, { headers: { host: `${tenant}.localhost:${port}` } })
    return { status, body: String(body) }
  }
  const fileOf = (tenant: string, name = 'tenant.json') => path.join(folder, 'tenants', tenant, name)
  /** Changes a file of a tenant. */
  const edit = (file: string, change: object) => {
    const value = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(file, JSON.stringify({ ...value, ...change }))
  }

  it('one that is added opens, with its sign-in, and the server is ready all the time', async () => {
    expect((await ask('two', '/')).status).toBe(404)
    // The first look at each part opens its connections.
    await vi.waitFor(async () => expect((await ask('one', '/ready')).status).toBe(200))
    writeTenants(folder, ['two'])
    const readiness = new Set<number>()
    await vi.waitFor(async () => {
      readiness.add((await ask('one', '/ready')).status)
      expect((await ask('two', '/')).status).toBe(200)
    })
    expect([...readiness, (await ask('one', '/ready')).status]).toEqual([200, 200])
    expect((await ask('two', '/api/config')).status).toBe(200)
    const { access_token: token } = await tokensOf(openBrowser(), `http://two.localhost:${port}`)
    expect(token).toMatch(/^ey/)
    expect(server.output()).toContain('tenants: added two')
  })

  it('one that is changed has its new brand in the page and its new features in the API', async () => {
    edit(fileOf('one'), { name: 'Clínica Nueva' })
    edit(fileOf('one', 'backend.json'), { features: ['chat'] })
    await vi.waitFor(async () => expect((await ask('one', '/')).body).toContain('Clínica Nueva'))
    expect((await ask('one', '/api/config')).body).toContain('"chat"')
    expect((await ask('one', '/identity/.well-known/openid-configuration')).status).toBe(200)
  })

  it('one that is broken stays as it was, the log says what is wrong, and others change', async () => {
    writeFileSync(fileOf('one'), '{ "id": "one"')
    edit(fileOf('two'), { name: 'Segunda' })
    writeTenants(folder, ['three'], { deviceProvider: deviceProvider() })
    await vi.waitFor(async () => expect((await ask('two', '/')).body).toContain('Segunda'))
    expect((await ask('one', '/')).body).toContain('Clínica Nueva')
    expect((await ask('three', '/')).status).toBe(404)
    const output = server.output()
    expect(output).toMatch(
      /tenants: one stays as it was: Invalid tenant: .*tenant\.json, at \/: expected JSON/,
    )
    expect(output).toContain('tenants: three is left out: PORTICO_DEVICE_SECRET_THREE is missing')
  })

  it('a new one cannot take the host of another one', async () => {
    writeTenants(folder, ['four'])
    edit(fileOf('four'), { hosts: ['two.localhost'] })
    await vi.waitFor(() => expect(server.output()).toContain('four is left out'))
    expect(server.output()).toMatch(/four is left out: .* which is also a host of two/)
    expect((await ask('two', '/')).body).toContain('Segunda')
  })

  it('one that is removed is gone, and its data stay for when it comes back', async () => {
    const path = fileOf('other', '')
    rmSync(path, { recursive: true })
    await vi.waitFor(async () => expect((await ask('other', '/')).status).toBe(404))
    expect((await ask('other', '/api/config')).status).toBe(404)
    writeTenants(folder, ['other'])
    await vi.waitFor(async () => expect((await ask('other', '/')).status).toBe(200))
    const tokens = await tokensOf(openBrowser(), `http://other.localhost:${port}`)
    expect(tokens.refresh_token).toBeTruthy()
  })

  const deviceProvider = () => ({
    name: 'Cloud',
    clientId: 'portal',
    authorizationUrl: 'https://d.example/a',
    tokenUrl: 'https://d.example/t',
    recordsUrl: 'https://d.example/r',
  })
})
