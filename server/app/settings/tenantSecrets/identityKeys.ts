import type { OnfidoKeys } from '../../../providers/onfido/onfido'
import type { Tenants } from '../../../platform/tenants/tenants'
import { readTenantSecret } from './tenantSecret'

/** The secrets of the accounts at Onfido, by tenant. Throws `ConfigError` for a tenant without one of its secrets. */
export function readIdentityKeys(env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, OnfidoKeys> {
  const read = (prefix: string, tenant: string) =>
    readTenantSecret(env, prefix, tenant, 'identityChecks at Onfido')
  const connected = tenants.all.filter(({ backend }) => backend.identityChecks?.provider === 'onfido')
  return new Map(
    connected.map(({ id }) => [
      id,
      { apiToken: read('PORTICO_ONFIDO_TOKEN', id), webhookToken: read('PORTICO_ONFIDO_WEBHOOK_TOKEN', id) },
    ]),
  )
}
