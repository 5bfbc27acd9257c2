import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../../server/test/freePort'
import { startPortal, type Portal } from '../../bench/portal'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Starts the product on a port of its own with new demo data, which no other story changes. `prepare` gets a temporary
 * folder, for settings that need files.
 */
export async function startFreshPortal(
  prepare: (folder: string) => Record<string, string> = () => ({}),
): Promise<Portal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-fresh-'))
  const portal = await startPortal(root, path.join(folder, 'data'), await freePort(), prepare(folder))
  return {
    url: portal.url,
    stop: async () => {
      await portal.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
