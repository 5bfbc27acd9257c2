import { rmSync } from 'node:fs'
import path from 'node:path'
import { openDb, type Db } from '../../../server/platform/db/database'
import { freePort } from '../../../server/test/freePort'
import { startPortal, type Portal } from '../../bench/portal'
import { createDemoFolder } from './demoData'
import { root } from './server'

/**
 * Starts the product on a port of its own with new demo data, which no other story changes. `prepare` gets a temporary
 * folder, for settings that need files, with the data of the portal in `data`.
 */
export async function startFreshPortal(
  prepare: (folder: string) => Record<string, string> | Promise<Record<string, string>> = () => ({}),
): Promise<Portal> {
  const folder = await createDemoFolder()
  const settings = await prepare(folder)
  const portal = await startPortal(root, path.join(folder, 'data'), await freePort(), settings)
  return {
    url: portal.url,
    stop: async () => {
      await portal.stop()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Changes the data of a fresh portal before it starts. `folder`: the one of `prepare`. */
export async function changeData(folder: string, change: (db: Db) => Promise<void>): Promise<void> {
  const db = await openDb({ folder: path.join(folder, 'data', 'db') })
  try {
    await change(db)
  } finally {
    await db.close()
  }
}
