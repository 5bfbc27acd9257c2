import path from 'node:path'
import { areas } from '../areas/areas'
import { mayActFor } from '../areas/people/access'
import type { Config } from './config'
import { openDb, type Db } from '../db/engine'
import { dropAll, migrate } from '../db/migrate'
import { removeFolder } from '../db/pglite'
import { seedDemo } from '../demo/seedDemo'
import { largeAmounts, seedLarge } from '../demo/large/seedLarge'
import { builtPortal } from '../http/portal/builtPortal'
import { devPortal } from '../http/portal/devPortal'
import { createIdentity } from '../identity/identity'
import { root } from '../paths'
import { createServer } from '../createServer'
import { loadTenants, type Tenants } from '../tenants/tenants'

/**
 * Starts API, identity, hub and portal on one port. Resolves when the server listens. Tenants and build are read first,
 * so that an error in them leaves the database untouched.
 */
export async function startServer(config: Config): Promise<{ tenants: Tenants; close: () => Promise<void> }> {
  const tenants = loadTenants(config.tenants)
  const portal = config.dev ? devPortal(tenants) : builtPortal(path.join(root, 'dist'), tenants)
  const db = await openDatabase(config)
  try {
    await migrate(db)
    if (config.demo) await seedDemo(db, tenants, now())
    if (config.large) await seedLarge(db, largeDataTenant(config, tenants), now(), largeAmounts, console.log)
    const { publicOrigin, origins } = config
    const identity = createIdentity({ db, tenants, publicOrigin, origins })
    const https = publicOrigin.startsWith('https:')
    const server = await createServer({
      db,
      tenants,
      identity,
      areas,
      mayActFor,
      now,
      portal,
      origins,
      https,
      publicOrigin,
    })
    await server.http.listen({ port: config.port, host: config.host })
    return {
      tenants,
      close: async () => {
        await server.close()
        await db.close()
      },
    }
  } catch (error) {
    await db.close()
    throw error
  }
}

const now = () => new Date()

/** The tenant at the public origin; the first tenant if there is none. */
const largeDataTenant = ({ publicOrigin }: Config, tenants: Tenants): string =>
  (tenants.byHost(new URL(publicOrigin).hostname) ?? tenants.all[0])?.id ?? ''

async function openDatabase({ data, databaseUrl, reset }: Config): Promise<Db> {
  const folder = path.join(data, 'db')
  if (reset && !databaseUrl) removeFolder(folder)
  const db = await openDb({ url: databaseUrl, folder })
  if (reset && databaseUrl) await dropAll(db)
  return db
}
