import type { ServerParts } from '../../createServer'
import type { Listener } from '../../http/app'
import type { Tenants } from '../../tenants/tenants'
import type { Config } from '../config'
import { createDemoDevices } from './demoDevices'
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
