import type { Listener } from '../platform/http/app'
import type { Tenants } from '../platform/tenants/tenants'
import { createDeviceProvider, type DeviceAccount } from '../providers/deviceCloud/provider'
import type { KeyRing } from '../platform/secrets/keyRing'
import { ringOf } from './openFiles'
import { refill, type Renewable } from './tenants/renewable'
import type { ServerParts } from './createServer'
import { isLocalDemo, type Config } from './settings/config'
import { readDeviceAccounts } from './settings/tenantSecrets/deviceAccounts'

/**
 * The device providers of the tenants and, in a local demo, the one that runs here. `before` is the first to handle a request.
 */
export async function openDevices(
  config: Config,
  tenants: Tenants,
  before: Listener | undefined,
): Promise<Pick<ServerParts, 'deviceProviders' | 'listener'> & Renewable> {
  const demo = isLocalDemo(config) ? await openDemo(config, tenants) : undefined
  const readDeviceProviders = () =>
    deviceProvidersOf(
      [...readDeviceAccounts(process.env, tenants), ...(demo?.accounts ?? [])],
      ringOf(config.files),
    )
  const deviceProviders = readDeviceProviders()
  return {
    deviceProviders,
    renew: () => refill(deviceProviders, readDeviceProviders()),
    listener: (req, res) => (before?.(req, res) ?? false) || (demo?.listener?.(req, res) ?? false),
  }
}

/** The device providers of accounts, by tenant. */
const deviceProvidersOf = (
  accounts: readonly (readonly [string, DeviceAccount])[],
  serverKey: KeyRing | undefined,
) => new Map(accounts.map(([tenant, account]) => [tenant, createDeviceProvider(account, serverKey)]))

async function openDemo({ publicOrigin }: Config, tenants: Tenants) {
  const { createDemoDevices } = await import('../demo/deviceCloud/demoDevices')
  return createDemoDevices(publicOrigin, tenants)
}
