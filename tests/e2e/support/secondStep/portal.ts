import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Portal } from '../../../bench/portal'
import { startFreshPortal } from '../freshPortal'
import { root } from '../server'

/** Starts the tenant `portico` on a port of its own, where administrators and doctors must have a second step. */
export const startSecondStepPortal = (): Promise<Portal> =>
  startFreshPortal((folder) => {
    const tenant = path.join(folder, 'tenants/portico')
    cpSync(path.join(root, 'tenants/portico'), tenant, { recursive: true })
    const file = path.join(tenant, 'backend.json')
    const backend = JSON.parse(readFileSync(file, 'utf8')) as object
    writeFileSync(
      file,
      JSON.stringify({ ...backend, secondStep: { requiredFor: ['administrators', 'doctors'] } }),
    )
    return { PORTICO_TENANTS: path.join(folder, 'tenants') }
  })
