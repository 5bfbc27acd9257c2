import type { Tenants } from '../../../platform/tenants/tenants'
import { readTenantSecret } from './tenantSecret'

/** The secrets that the tenants share with their TURN servers, by tenant. Throws `ConfigError` for a tenant without its secret. */
export const readTurnSecrets = (env: NodeJS.ProcessEnv, tenants: Tenants): ReadonlyMap<string, string> =>
  new Map(
    tenants.all
      .filter(({ backend }) => backend.calls?.turn)
      .map(({ id }) => [id, readTenantSecret(env, 'PORTICO_TURN_SECRET', id, 'calls.turn')]),
  )
