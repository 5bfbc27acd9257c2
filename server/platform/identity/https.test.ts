import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/database'
import { createTenants } from '../tenants/tenants'
import { openMigratedDb } from '../../test/seededDatabases'
import { tenant } from '../../test/fakes'
import { request } from '../../test/request'
import { createIdentity } from './identity'
import { fastDatabase } from '../../test/databases'

const { manifest } = tenant('portico')
const hosts = ['localhost', 'portal.example']
const tenants = createTenants([tenant('portico', { manifest: { ...manifest, hosts } })])

let db: Db
const server = createServer((req, res) => void (identity.handle(req, res) || res.end()))
let identity: ReturnType<typeof createIdentity>

beforeAll(async () => {
  db = await openMigratedDb(fastDatabase)
  identity = createIdentity({ db, tenants, publicOrigin: 'https://localhost' })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}, 60_000)
afterAll(async () => {
  server.close()
  await db.close()
})

test('AUTH-001 a tenant on https may have localhost among its hosts', async () => {
  const query = new URLSearchParams({
    client_id: 'web.client',
    redirect_uri: 'https://portal.example/callback',
    response_type: 'code',
    scope: 'openid',
    code_challenge: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    code_challenge_method: 'S256',
  })
  const { port } = server.address() as AddressInfo
  const { status, body } = await request(port, `/identity/auth?${query.toString()}`, {
    headers: { host: 'portal.example', 'x-forwarded-proto': 'https' },
  })
  expect([status, String(body)]).toEqual([200, expect.stringContaining('current-password')])
}, 60_000)
