import path from 'node:path'
import { areas } from './areas'
import { noteActing } from '../domain/acting/noteActing'
import { mayActFor, mayReadRecords } from '../domain/people/access'
import { hasAcceptedConditions } from '../domain/registration/conditions/hasAcceptedConditions'
import { moveContents } from '../domain/documents/moveContents'
import type { Config } from './settings/config'
import { pageSources } from './pageSources'
import { connectAdapters } from './connectAdapters'
import { openLetters } from './openLetters'
import { openDevices } from './openDevices'
import { openIdentity } from './openIdentity'
import { readExternalProviders } from './settings/externalSignInSecrets'
import { readSecrets } from './settings/secrets'
import { ensureAdministrator } from './firstAdministrator'
import { openDb, type Db } from '../platform/db/database'
import { dropAll, migrate } from '../platform/db/migrate'
import { removeFolder } from '../platform/db/dataFolder'
import { makePrivate } from '../platform/db/privateFiles'
import { writeCheckpoint } from '../platform/db/upkeep'
import { builtPortal } from '../platform/portal/builtPortal'
import { devPortal } from '../platform/portal/devPortal'
import type { Portal } from '../platform/portal/portal'
import type { FileStore } from '../platform/files/fileStore'
import { openFiles } from './openFiles'
import { ffmpegTranscoder } from '../platform/media/transcoding/ffmpeg'
import { root } from '../platform/paths'
import { createServer, type ServerParts } from './createServer'
import type { Ports } from '../platform/http/api/ports'
import type { ExternalAccounts } from '../providers/oidc/provider'
import { loadTenants, type Tenants } from '../platform/tenants/tenants'

/** What decides who may use the API, and for whom. */
const rights = { mayActFor, mayReadRecords, hasAcceptedConditions }

/**
 * Starts API, identity, hub and portal on one port. Resolves when the server listens. Tenants and build are read first,
 * so that an error in them leaves the database untouched. `openPortal`: what serves the pages.
 */
export async function startServer(
  config: Config,
  openPortal = portalOf(config),
): Promise<{ tenants: Tenants; close: () => Promise<void> }> {
  const tenants = loadTenants(config.tenants)
  const secrets = readSecrets(process.env, tenants)
  const externalProviders = readExternalProviders(process.env, tenants)
  const portal = openPortal(tenants)
  const db = await openDatabase(config)
  try {
    const files = await fillDatabase(db, tenants, config)
    const services = await openServices(config, { db, tenants }, { ...secrets, externalProviders })
    const server = await createServer({
      db,
      tenants,
      ...services,
      ...rights,
      noteActing,
      files,
      now,
      portal,
      origins: config.origins,
      https: config.publicOrigin.startsWith('https:'),
      publicOrigin: config.publicOrigin,
    })
    await server.http.listen({ port: config.port, host: config.host })
    return { tenants, close: () => server.close().then(() => db.close()) }
  } catch (error) {
    await db.close()
    throw error
  }
}

type Services = Pick<ServerParts, 'areas' | 'identity' | 'listener' | 'upgrades'> & Ports

/** Opens what the server needs of other services, with the areas that they add. */
async function openServices(
  config: Config,
  { db, tenants }: { db: Db; tenants: Tenants },
  {
    ports,
    providers,
    externalProviders,
  }: ReturnType<typeof readSecrets> & { externalProviders: ExternalAccounts },
): Promise<Services> {
  const { publicOrigin, ffmpeg } = config
  const { mail, sms, areas: letterAreas } = await openLetters(config, now)
  const signIn = await openIdentity(config, { db, tenants, mail, providers: externalProviders })
  const connection = await connectAdapters({ tenants, publicOrigin, now }, providers)
  return {
    ...signIn,
    mail,
    sms,
    ...ports,
    ...connection.ports,
    ...(await openDevices(config, tenants, signIn.listener)),
    ...(ffmpeg && { transcoder: ffmpegTranscoder(ffmpeg) }),
    areas: [...areas, ...connection.areas, ...letterAreas],
    upgrades: connection.upgrades,
  }
}

const portalOf =
  ({ dev }: Config) =>
  (tenants: Tenants): Portal =>
    dev ? devPortal(tenants, pageSources) : builtPortal(path.join(root, 'dist'), tenants, pageSources)

/** Prepares the database, and moves contents out of it that belong into the file store. */
async function fillDatabase(db: Db, tenants: Tenants, config: Config): Promise<FileStore> {
  await migrate(db)
  if (config.demo) {
    const { seedDemo } = await import('../demo/seedDemo')
    await seedDemo(db, tenants, now())
  }
  if (config.administrator)
    await ensureAdministrator(db, tenants, { email: config.administrator, now: now() })
  if (config.large) {
    const { largeAmounts, seedLarge } = await import('../demo/large/seedLarge')
    await seedLarge(db, largeDataTenant(config, tenants), now(), largeAmounts, console.log)
  }
  const files = openFiles(config.files, config.data)
  await moveContents(db, files, now())
  await writeCheckpoint(db)
  return files
}

const now = () => new Date()

/** The tenant at the public origin; the first tenant if there is none. */
const largeDataTenant = ({ publicOrigin }: Config, tenants: Tenants): string =>
  (tenants.byHost(new URL(publicOrigin).hostname) ?? tenants.all[0])?.id ?? ''

async function openDatabase({ data, databaseUrl, reset }: Config): Promise<Db> {
  const folder = path.join(data, 'db')
  if (reset && !databaseUrl) removeFolder(folder)
  const db = await openDb({ url: databaseUrl, folder })
  // A restored copy has the permissions that the copying gave it.
  for (const name of ['files', 'mail', 'sms']) makePrivate(path.join(data, name))
  if (reset && databaseUrl) await dropAll(db)
  return db
}
