import path from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../platform/paths'
import { loadTenants, createTenants } from '../platform/tenants/tenants'
import { databases } from './databases'
import { startTestServer } from './harness'
import { request } from './request'

const two = loadTenants(path.join(root, 'tenants')).all.filter(({ id }) =>
  ['portico', 'covadonga'].includes(id),
)

it.each(databases)(
  "ACCOUNT-036 the whole server on %s accepts ana's token at her tenant only",
  async (database) => {
    const server = await startTestServer({
      database,
      tenants: createTenants(two),
      now: new Date('2027-01-11T09:00:00Z'),
    })
    const port = Number(new URL(server.origin).port)
    const authorization = `Bearer ${await server.tokenFor('portico', 'ana@portico.test')}`
    const getUser = (host: string) => request(port, '/api/users/data', { headers: { host, authorization } })
    const own = await getUser('localhost')
    const other = await getUser('covadonga.localhost')
    await server.close()
    expect([own.status, other.status]).toEqual([200, 401])
    expect(JSON.parse(String(own.body))).toMatchObject({ name: 'Ana' })
  },
  120_000,
)
