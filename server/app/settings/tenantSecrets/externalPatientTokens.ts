import type { Tenants } from '../../../platform/tenants/tenants'
import { readTenantSecret } from './tenantSecret'

/** The tokens for the hospital systems of the tenants, by tenant. Throws `ConfigError` for a tenant without its token. */
export const readExternalPatientTokens = (
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): ReadonlyMap<string, string> =>
  new Map(
    tenants.all
      .filter(({ backend }) => backend.externalPatients)
      .map(({ id }) => [
        id,
        readTenantSecret(env, 'PORTICO_EXTERNAL_PATIENTS_TOKEN', id, 'externalPatients'),
      ]),
  )
