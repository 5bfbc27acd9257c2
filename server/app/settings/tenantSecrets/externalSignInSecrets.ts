import type { ExternalAccounts } from '../../../providers/oidc/provider'
import type { Tenants } from '../../../platform/tenants/tenants'
import { readTenantSecret } from './tenantSecret'

/**
 * The sign-in providers of the tenants with their secrets, by tenant. Throws `ConfigError` for a tenant whose backend.json names a provider without a secret.
 */
export function readExternalProviders(env: NodeJS.ProcessEnv, tenants: Tenants): ExternalAccounts {
  return new Map(
    tenants.all.flatMap(({ id, backend: { externalSignIn } }) =>
      externalSignIn
        ? [
            [
              id,
              {
                ...externalSignIn,
                secret: readTenantSecret(env, 'PORTICO_EXTERNAL_SIGN_IN_SECRET', id, 'externalSignIn'),
              },
            ],
          ]
        : [],
    ),
  )
}
