import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { areas } from '../app/areas'
import { noteActing } from '../domain/acting/noteActing'
import { mayActFor, mayReadRecords } from '../domain/people/access'
import { acceptConditions } from '../domain/registration/conditions/acceptance'
import { conditionsVersion } from '../domain/registration/conditions/conditions'
import { hasAcceptedConditions } from '../domain/registration/conditions/hasAcceptedConditions'
import type { Db } from '../platform/db/database'
import { openTestFiles } from './temporaryFiles'
import type { DeviceProvider } from '../domain/devices/cloud/port'
import { createExternalProviders, type ExternalAccounts } from '../providers/oidc/provider'
import { createIdentity } from '../platform/identity/identity'
import type { FileStore } from '../platform/files/fileStore'
import type { Duty } from '../platform/jobs/duties'
import type { FolderOptions } from '../platform/files/folderStore'
import type { MailPort } from '../platform/mail/mail'
import type { LogOptions } from '../platform/http/log/accessLog'
import type { Transcoder } from '../platform/media/transcoding/transcoder'
import { root } from '../platform/paths'
import type { SmsPort } from '../platform/sms/sms'
import { connectAdapters, type AdapterSecrets } from '../app/connectAdapters'
import { createServer } from '../app/createServer'
import { loadTenants, type Tenants } from '../platform/tenants/tenants'
import { fastDatabase, type DatabaseKind } from './databases'
import { freePort } from './freePort'
import { openDemoDb } from './seededDatabases'

/** The secrets of accounts at other services: none by default. */
export interface TestServerOptions extends AdapterSecrets {
  /** Default: the fast one. */
  database?: DatabaseKind
  /** Default: the tenants of tenants/. */
  tenants?: Tenants
  /** The server's time; a function if it changes. Default: the real time. */
  now?: Date | (() => Date)
  /** Default: files in the data folder. */
  mail?: MailPort
  /** Default: codes cannot be sent. */
  sms?: SmsPort
  /** Key and scanner of the files. Default: none. */
  files?: Omit<FolderOptions, 'folder'>
  /** Makes the files of uploaded videos. Default: they stay as they are. */
  transcoder?: Transcoder
  /** Default: no device providers. */
  deviceProviders?: ReadonlyMap<string, DeviceProvider>
  /** Default: no lines of JSON. */
  log?: LogOptions
  /** Default: nobody signs in through a provider. */
  externalProviders?: ExternalAccounts
  /** The origins of push services. Default: those of the known browsers. */
  pushServices?: readonly string[]
  /** What the process does. Default: everything. */
  duties?: readonly Duty[]
}

export interface TestServer {
  app: FastifyInstance
  /** Origin of `localhost`. Another tenant's origin is `http://<its host>:<port>`. */
  origin: string
  db: Db
  /** Where uploaded files are kept. */
  files: { store: FileStore; folder: string }
  /** Issues an access token of a demo account. */
  tokenFor: (tenant: string, email: string) => Promise<string>
  close: () => Promise<void>
}

/** Starts the whole server with demo data, its own database and a free port. Responses are validated against the contract. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const tenants = options.tenants ?? loadTenants(path.join(root, 'tenants'))
  const now = clockOf(options.now)
  const db = await openDemoDb(options.database ?? fastDatabase, tenants, now())
  const files = openTestFiles(options.files)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const identity = createIdentity({
    db,
    tenants,
    publicOrigin: origin,
    ...(options.mail && { mail: options.mail }),
    ...(options.externalProviders && {
      externalProviders: createExternalProviders(options.externalProviders),
    }),
  })
  const { ports, upgrades, ...services } = await connectAdapters(
    { tenants, publicOrigin: origin, now, pushServices: options.pushServices },
    options,
  )
  const server = await createServer({
    db,
    tenants,
    identity,
    areas: [...areas, ...services.areas],
    upgrades,
    ...ports,
    mayActFor,
    mayReadRecords,
    hasAcceptedConditions,
    noteActing,
    now,
    files: files.store,
    publicOrigin: origin,
    checkAnswers: true,
    duties: options.duties,
    ...(options.transcoder && { transcoder: options.transcoder }),
    ...(options.log && { log: options.log }),
    ...(options.sms && { sms: options.sms }),
    ...(options.deviceProviders && { deviceProviders: options.deviceProviders }),
  })
  await server.http.listen({ port, host: 'localhost' })
  return {
    app: server.http,
    origin: `http://localhost:${(server.http.server.address() as AddressInfo).port}`,
    db,
    files,
    tokenFor: async (tenant, email) => {
      const [account] = await db.query<{ sub: string }>(
        'select sub from account where tenant = $1 and email = $2',
        [tenant, email],
      )
      if (!account) throw new Error(`${tenant} has no account ${email}`)
      await acceptAsAtFirstSignIn(db, tenants, { tenant, sub: account.sub })
      return (await identity.mintToken(tenant, account.sub)).token
    },
    close: async () => {
      await server.close()
      await db.close()
      files.delete()
    },
  }
}

/** People accept the conditions before they use the portal; a test about those who have not deletes the row. */
async function acceptAsAtFirstSignIn(
  db: Db,
  tenants: Tenants,
  { tenant: id, sub }: { tenant: string; sub: string },
): Promise<void> {
  const tenant = tenants.byId(id)
  if (!tenant) return
  await acceptConditions(db, id, { personId: sub, version: conditionsVersion(tenant) }, new Date(0))
}

const clockOf = (now: TestServerOptions['now']): (() => Date) => {
  if (typeof now === 'function') return now
  return now ? () => now : () => new Date()
}
