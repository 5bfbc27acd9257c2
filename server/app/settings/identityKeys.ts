import type { OnfidoKeys } from '../../providers/onfido/onfido'
import type { Tenants } from '../../platform/tenants/tenants'
import { ConfigError } from './config'

/** A variable of a tenant: the id in capitals, with `_` for `-`. */
const variableOf = (prefix: string, tenant: string): string =>
  `${prefix}_${tenant.toUpperCase().replaceAll('-', '_')}`

/**
 * The secrets of the accounts at Onfido, by tenant. Throws `ConfigError` for a tenant whose backend.json names Onfido and
 * whose secrets are missing; they are in no file.
 */
export function readIdentityKeys(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, OnfidoKeys> {
  const read = (prefix: string, tenant: string): string => {
    const name = variableOf(prefix, tenant)
    const value = env[name]
    if (value) return value
    throw new ConfigError(`${name} is missing: identityChecks of ${tenant} in backend.json names Onfido.`)
  }
  const connected = tenants.all.filter(({ backend }) => backend.identityChecks?.provider === 'onfido')
  return new Map(
    connected.map(({ id }) => [
      id,
      { apiToken: read('PORTICO_ONFIDO_TOKEN', id), webhookToken: read('PORTICO_ONFIDO_WEBHOOK_TOKEN', id) },
    ]),
  )
}
