import {
  createTenants,
  PAYMENT_TEST_KEY,
  type TenantOnServer,
  type Tenants,
} from '../../../platform/tenants/tenants'
import { ConfigError } from '../configError'
import { readSecret, tenantVariable } from '../secret'
import { readTenantSecret } from './tenantSecret'

const PREFIX = 'PORTICO_PAYMENT_KEY'

/**
 * The tenants with the keys that sign their payments. Throws `ConfigError` for a tenant in production whose key is missing or the one
 * that is published for tests. In the sandbox the published key is the default.
 */
export const withPaymentKeys = (env: NodeJS.ProcessEnv, tenants: Tenants): Tenants =>
  createTenants(tenants.all.map((tenant) => withKey(env, tenant)))

function withKey(env: NodeJS.ProcessEnv, tenant: TenantOnServer): TenantOnServer {
  const { id, backend } = tenant
  const { payment } = backend
  if (!payment) return tenant
  const isReal = payment.mode === 'production'
  const key = isReal
    ? readTenantSecret(env, PREFIX, id, 'payment')
    : (readSecret(env, tenantVariable(PREFIX, id)) ?? PAYMENT_TEST_KEY)
  const name = tenantVariable(PREFIX, id)
  if (!/^[A-Za-z0-9+/]{32}$/.test(key))
    throw new ConfigError(`${name} is not valid; expected the 32 base64 characters of the contract.`)
  if (isReal && key === PAYMENT_TEST_KEY)
    throw new ConfigError(
      `${name} is the key that Redsys publishes for tests, and the mode of payment is production: use the key of the contract.`,
    )
  return { ...tenant, backend: { ...backend, payment: { ...payment, key } } }
}
