import type { Tenants } from '../../platform/tenants/tenants'
import { ConfigError } from './config'

const PREFIX = 'PORTICO_EXTERNAL_PATIENTS_TOKEN_'

/** The variable with a tenant's token: the id in capitals, with `_` for `-`. */
const variableOf = (tenant: string): string => PREFIX + tenant.toUpperCase().replaceAll('-', '_')

/**
 * The tokens for the hospital systems of the tenants, by tenant. Throws `ConfigError` for a tenant whose backend.json names
 * a system without a token; tokens are secrets and are in no file.
 */
export function readExternalPatientTokens(
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): ReadonlyMap<string, string> {
  const connected = tenants.all.filter(({ backend }) => backend.externalPatients)
  return new Map(
    connected.map(({ id }) => {
      const token = env[variableOf(id)]
      if (!token)
        throw new ConfigError(`${variableOf(id)} is missing: backend.json of ${id} has externalPatients.`)
      return [id, token]
    }),
  )
}
