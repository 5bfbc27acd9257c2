import type { ServerParts } from './createServer'
import type { Listener } from '../platform/http/app'
import type { Tenants } from '../platform/tenants/tenants'
import type { Config } from './settings/config'
import { createDemoDevices } from '../demo/deviceCloud/demoDevices'
import { readDeviceProviders } from './deviceProviders'

/**
 * The device providers of the tenants and, in a demo, the one that runs here. `before` is the first to handle a request.
 */
export async function openDevices(
  config: Config,
  tenants: Tenants,
  before: Listener | undefined,
): Promise<Pick<ServerParts, 'deviceProviders' | 'listener'>> {
  const own = readDeviceProviders(process.env, tenants)
  const demo = await createDemoDevices(config, tenants)
  return {
    deviceProviders: new Map([...own, ...demo.providers]),
    listener: (req, res) => (before?.(req, res) ?? false) || (demo.listener?.(req, res) ?? false),
  }
}
