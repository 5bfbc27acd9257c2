import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { areas } from '../app/areas'
import { adapterAreas } from '../app/connectAdapters'
import { createServer, type ServerParts } from '../app/createServer'
import type { Db } from '../platform/db/database'
import { migrationText } from '../platform/db/migrate'
import { createAccount } from '../platform/identity/accounts/account'
import type { Area } from '../platform/http/api/operation'
import { UNUSABLE_HASH } from '../platform/identity/accounts/password'
import { InvalidToken } from '../platform/errors/invalidToken'
import { root } from '../platform/paths'
import type { Identity } from '../platform/ports'
import type { TenantOnServer } from '../platform/tenants/tenants'
import { createTenants } from '../platform/tenants/tenants'
import { fastDatabase, openTestDb, type DatabaseKind } from './databases'

/** A tenant for tests of the platform. Its folder does not exist by default. */
export const tenant = (id: string, change: Partial<TenantOnServer> = {}): TenantOnServer => ({
  id,
  folder: path.join(root, 'tenants', id),
  manifest: {
    id,
    name: `Clinic ${id}`,
    hosts: [`${id}.localhost`],
    logo: 'assets/logo.svg',
    favicon: 'assets/favicon.svg',
    languages: ['es', 'en'],
    plugins: {},
  },
  backend: { features: [], demo: {} },
  ...change,
})

/** A fake identity server: tokens are `<person>` or `<person>:<role>` and valid at tenant `one` only. */
export const identity: Identity = {
  handle: () => false,
  prepare: async () => {},
  verify: async (token, tenantId) => {
    const [sub = '', role] = token.split(':')
    if (sub === 'bad' || tenantId !== 'one') throw new InvalidToken('The token is not valid')
    return { sub, roles: role ? [role] : [], session: sub, hasSecondStep: false }
  },
  mintToken: async (_tenant, sub) => ({ token: sub, expiresIn: 60 }),
  signFor: async (_tenant, { sub }) => sub,
  sendAddressChange: async () => {},
}

/**
 * Starts the web server with only the given areas, a fake identity server and the tenants `one` and `two`. Only ana has
 * an account, with the role Administrator.
 */
export async function startPlatform(
  parts: Pick<ServerParts, 'areas'> & Partial<ServerParts>,
  database: DatabaseKind = fastDatabase,
): Promise<{ http: FastifyInstance; db: Db; close: () => Promise<void> }> {
  const db = await openTestDb(database)
  await db.exec(
    `create schema portico; ${migrationText('001_core.sql')} ${migrationText('010_identity.sql')}`,
  )
  await createAccount(db, {
    tenant: 'one',
    sub: 'ana',
    email: 'ana@one.test',
    roles: ['Administrator'],
    passwordHash: UNUSABLE_HASH,
  })
  const server = await createServer({
    db,
    tenants: createTenants([
      tenant('one'),
      tenant('two', { backend: { features: [], demo: {}, origins: ['https://two.example'] } }),
    ]),
    identity,
    mayActFor: async (_db, { actor, subject }) => actor === 'ana' && subject === 'child',
    mayReadRecords: async () => true,
    hasAcceptedConditions: async () => true,
    now: () => new Date('2027-01-01T00:00:00Z'),
    publicOrigin: 'http://localhost',
    checkAnswers: true,
    ...parts,
  })
  await server.http.ready()
  return {
    http: server.http,
    db,
    close: async () => {
      await server.close()
      await db.close()
    },
  }
}

/** All areas of the API, those of the providers included. */
export const everyArea: readonly Area[] = [...areas, ...adapterAreas({})]
