import path from 'node:path'
import type { Db } from '../../db/database'
import { root } from '../../paths'
import type { Identity } from '../../ports'
import { createServer } from '../../../app/createServer'
import type { SecondStepSettings } from '../../tenants/settings/secondStepSettings'
import { createTenants, type Backend, type TenantOnServer } from '../../tenants/tenants'
import type { DatabaseKind } from '../../../test/databases'
import { openMigratedDb } from '../../../test/seededDatabases'
import { freePort } from '../../../test/freePort'
import { createAccount } from '../accounts/account'
import { hashPassword } from '../accounts/password'
import { createIdentity } from '../identity'
import type { Mail } from '../../mail/mail'
import type { KeyRing } from '../../secrets/keyRing'
import { register } from '../routes'

export interface TestIdentity {
  db: Db
  identity: Identity
  /** Creates an identity server on the same database, as a second process would. */
  secondProcess: () => Identity
  /** Origins of two tenants. */
  portico: string
  covadonga: string
  mail: { send: (mail: Mail) => Promise<void> }
  /** Resolves to the next letter. */
  nextMail: () => Promise<Mail>
  close: () => Promise<void>
}

/** What a test changes about the server. */
interface IdentityTestOptions {
  /** Who must have a second step at the first tenant. Default: nobody. */
  secondStep?: SecondStepSettings
  /** The server's own key for secrets. Default: none. */
  serverKey?: KeyRing
}

/** Timeout for tests that hash passwords or create databases. */
export const SLOW_TEST_MS = 60_000

/** Another origin that serves the portal of the first tenant. */
export const OTHER_ORIGIN = 'https://static.example'

/** Starts an identity server with two tenants, each with the accounts ana (no role), doctor (one role) and admin (two). */
export async function startTestIdentity(
  database: DatabaseKind,
  { secondStep, serverKey }: IdentityTestOptions = {},
): Promise<TestIdentity> {
  const db = await openMigratedDb(database)
  await insertAccounts(db)
  const port = await freePort()
  const letters: Mail[] = []
  const waiting: ((mail: Mail) => void)[] = []
  const mail = {
    send: async (letter: Mail) => {
      const reader = waiting.shift()
      if (reader) reader(letter)
      else letters.push(letter)
    },
  }
  const tenants = testTenants(secondStep)
  const publicOrigin = `http://localhost:${port}`
  const secondProcess = () => createIdentity({ db, tenants, publicOrigin, mail, serverKey })
  const identity = secondProcess()
  const server = await createServer({
    db,
    tenants,
    identity,
    areas: [register],
    mayActFor: async () => false,
    mayReadRecords: async () => false,
    hasAcceptedConditions: async () => true,
    now: () => new Date(),
    publicOrigin,
    checkAnswers: true,
  })
  await server.http.listen({ port, host: 'localhost' })
  return {
    db,
    identity,
    secondProcess,
    mail,
    portico: `http://localhost:${port}`,
    covadonga: `http://covadonga.localhost:${port}`,
    nextMail: async () => letters.shift() ?? new Promise((resolve) => waiting.push(resolve)),
    close: async () => {
      await server.close()
      await db.close()
    },
  }
}

const testTenants = (secondStep: SecondStepSettings = { requiredFor: [] }) =>
  createTenants([
    tenant('portico', 'localhost', { origins: [OTHER_ORIGIN], secondStep }),
    tenant('covadonga', 'covadonga.localhost', { origins: [] }),
  ])

/** A tenant with the theme of the real one. */
const tenant = (id: string, host: string, backend: Partial<Backend>): TenantOnServer => ({
  id,
  folder: path.join(root, 'tenants', id),
  manifest: {
    id,
    name: id,
    hosts: [host],
    logo: 'assets/logo.svg',
    favicon: 'assets/favicon.svg',
    languages: ['es', 'en'],
    plugins: {},
  },
  backend: { features: [], demo: {}, ...backend },
})

async function insertAccounts(db: Db): Promise<void> {
  const passwordHash = await hashPassword('Portico2026')
  for (const tenant of ['portico', 'covadonga']) {
    const account = async (name: string, roles: string[]) => {
      await db.query('insert into person (tenant, id, name) values ($1, $2, $3)', [
        tenant,
        `${tenant}-${name}`,
        name,
      ])
      await createAccount(db, {
        tenant,
        sub: `${tenant}-${name}`,
        email: `${name}@portico.test`,
        passwordHash,
        roles,
      })
    }
    await account('ana', [])
    await account('doctor', ['Doctor'])
    await account('admin', ['UsersAdministrator', 'VideosAdministrator'])
  }
}
