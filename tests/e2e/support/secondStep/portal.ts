import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../../../server/test/freePort'
import { startPortal, type Portal } from '../../../bench/portal'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Starts the tenant `portico` on a port of its own, where administrators and doctors must have a second step. */
export async function startSecondStepPortal(): Promise<Portal> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-second-step-'))
  const tenant = path.join(folder, 'tenants/portico')
  cpSync(path.join(root, 'tenants/portico'), tenant, { recursive: true })
  const file = path.join(tenant, 'backend.json')
  const backend = JSON.parse(readFileSync(file, 'utf8')) as object
  writeFileSync(
    file,
    JSON.stringify({ ...backend, secondStep: { requiredFor: ['administrators', 'doctors'] } }),
  )
  const portal = await startPortal(root, path.join(folder, 'data'), await freePort(), {
    PORTICO_TENANTS: path.join(folder, 'tenants'),
  })
  return {
    url: portal.url,
    stop: async () => {
      await portal.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
