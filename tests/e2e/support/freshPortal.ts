import { rmSync } from 'node:fs'
import path from 'node:path'
import { freePort } from '../../../server/test/freePort'
import { startPortal, type Portal } from '../../bench/portal'
import { createDemoFolder } from './demoData'
import { root } from './server'

/**
 * Starts the product on a port of its own with new demo data, which no other story changes. `prepare` gets a temporary
 * folder, for settings that need files.
 */
export async function startFreshPortal(
  prepare: (folder: string) => Record<string, string> = () => ({}),
): Promise<Portal> {
  const folder = await createDemoFolder()
  const portal = await startPortal(root, path.join(folder, 'data'), await freePort(), prepare(folder))
  return {
    url: portal.url,
    stop: async () => {
      await portal.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
