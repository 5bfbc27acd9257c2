import { existsSync } from 'node:fs'
import path from 'node:path'
import { standInsOf } from '../../platform/tenants/standIns'
import type { Tenants } from '../../platform/tenants/tenants'
import type { Config } from './config'
import { ConfigError } from './configError'

/** Throws `ConfigError` for a server in production whose tenants use stand-ins, unless PORTICO_STAND_INS allows them. */
export function refuseStandIns({ demo, allowsStandIns }: Config, tenants: Tenants): void {
  if (demo || allowsStandIns) return
  const used = tenants.all.flatMap(({ id, folder, backend }) =>
    standInsOf(backend, existsSync(path.join(folder, 'conditions.json'))).map(
      ({ file, path: place, what }) => `  ${id}/${file}${place && `, at ${place}`}: ${what}`,
    ),
  )
  if (used.length === 0) return
  throw new ConfigError(
    [
      'In production a tenant may not use a stand-in:',
      ...used,
      'Replace them, or allow them for a trial: PORTICO_STAND_INS=on.',
    ].join('\n'),
  )
}
