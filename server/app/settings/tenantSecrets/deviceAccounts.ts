import type { DeviceAccount } from '../../../providers/deviceCloud/provider'
import type { Tenants } from '../../../platform/tenants/tenants'
import { readTenantSecret } from './tenantSecret'

/** The accounts of the tenants at their device providers, by tenant. Throws `ConfigError` for a tenant without its secret. */
export const readDeviceAccounts = (
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): ReadonlyMap<string, DeviceAccount> =>
  new Map(
    tenants.all.flatMap(({ id, backend: { deviceProvider } }) => {
      if (!deviceProvider) return []
      const secret = readTenantSecret(env, 'PORTICO_DEVICE_SECRET', id, 'deviceProvider')
      return [[id, { ...deviceProvider, secret }] as const]
    }),
  )
