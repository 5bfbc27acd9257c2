import type { DeviceProvider } from '../providers/deviceCloud/provider'
import type { Tenants } from '../platform/tenants/tenants'
import { readTenantSecret } from './settings/tenantSecret'

/** The device providers of the tenants with their secrets, by tenant. Throws `ConfigError` for a tenant without its secret. */
export const readDeviceProviders = (
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): ReadonlyMap<string, DeviceProvider> =>
  new Map(
    tenants.all.flatMap(({ id, backend: { deviceProvider } }) => {
      if (!deviceProvider) return []
      const secret = readTenantSecret(env, 'PORTICO_DEVICE_SECRET', id, 'deviceProvider')
      return [[id, { ...deviceProvider, secret }] as const]
    }),
  )
