import path from 'node:path'
import { moveContents } from '../domain/documents/moveContents'
import { openDb, type Db } from '../platform/db/database'
import { removeFolder } from '../platform/db/dataFolder'
import { dropAll, migrate } from '../platform/db/migrate'
import { makePrivate } from '../platform/db/privateFiles'
import { withStartLock } from '../platform/db/startLock'
import { writeCheckpoint } from '../platform/db/upkeep'
import type { FileStore } from '../platform/files/fileStore'
import { sealKeys } from '../platform/identity/protocol/storedKeys'
import type { Tenants } from '../platform/tenants/tenants'
import { confirmReset, folderName, forgetRealData, noteRealData, type Ask } from './confirmReset'
import { ensureAdministrator } from './firstAdministrator'
import { openFiles, ringOf } from './openFiles'
import { databaseOf, type Config } from './settings/config'

/** Opens the database of the settings, after `--reset` without data. Throws `ConfigError` for an unconfirmed reset. */
export async function openDatabase(config: Config, ask: Ask): Promise<Db> {
  const { data, databaseUrl, reset } = config
  const folder = path.join(data, 'db')
  if (reset && !databaseUrl) {
    await confirmReset(config, folderName(config), ask)
    removeFolder(folder)
    forgetRealData(config)
  }
  const db = await openDb(databaseOf(config))
  try {
    if (reset && databaseUrl) await resetServer(db, config, ask)
    noteRealData(config)
    // A restored copy has the permissions that the copying gave it.
    for (const name of ['files', 'mail', 'sms']) makePrivate(path.join(data, name))
    return db
  } catch (error) {
    await db.close()
    throw error
  }
}

async function resetServer(db: Db, config: Config, ask: Ask): Promise<void> {
  const [row] = await db.query<{ name: string }>('select current_database()::text as name')
  await confirmReset(config, row?.name ?? '', ask)
  await withStartLock(db, () => dropAll(db))
}

/** Prepares the database, and moves contents out of it that belong into the file store. */
export const fillDatabase = (db: Db, tenants: Tenants, config: Config, now: () => Date): Promise<FileStore> =>
  withStartLock(db, async () => {
    await migrate(db)
    await sealKeys(db, ringOf(config.files))
    await fillTenants(db, tenants, config, now)
    if (config.large) {
      const { largeAmounts, seedLarge } = await import('../demo/large/seedLarge')
      await seedLarge(db, largeDataTenant(config, tenants), now(), largeAmounts, console.log)
    }
    const files = openFiles(config.files, config.data)
    await moveContents(db, files, now())
    await writeCheckpoint(db)
    return files
  })

/** Writes the first rows of tenants without people: the demo data, or the first administrator. */
export async function fillTenants(db: Db, tenants: Tenants, config: Config, now: () => Date): Promise<void> {
  if (config.demo) {
    const { seedDemo } = await import('../demo/seedDemo')
    await seedDemo(db, tenants, now())
  }
  if (config.administrator)
    await ensureAdministrator(db, tenants, { email: config.administrator, now: now() })
}

/** The tenant at the public origin; the first tenant if there is none. */
const largeDataTenant = ({ publicOrigin }: Config, tenants: Tenants): string =>
  (tenants.byHost(new URL(publicOrigin).hostname) ?? tenants.all[0])?.id ?? ''
