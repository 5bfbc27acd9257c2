import type { Tenants } from '../../platform/tenants/tenants'
import { ConfigError } from './config'

/** The variable with a tenant's secret: the id in capitals, with `_` for `-`. */
const variableOf = (tenant: string): string =>
  `PORTICO_TURN_SECRET_${tenant.toUpperCase().replaceAll('-', '_')}`

/**
 * The secrets that the tenants share with their TURN servers, by tenant. Throws `ConfigError` for a tenant whose
 * backend.json names a TURN server without a secret; secrets are in no file.
 */
export function readTurnSecrets(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, string> {
  const relayed = tenants.all.filter(({ backend }) => backend.calls?.turn)
  return new Map(
    relayed.map(({ id }) => {
      const secret = env[variableOf(id)]
      if (!secret)
        throw new ConfigError(`${variableOf(id)} is missing: backend.json of ${id} has calls.turn.`)
      return [id, secret]
    }),
  )
}
