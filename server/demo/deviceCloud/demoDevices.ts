import { randomBytes } from 'node:crypto'
import { callbackAddress } from '../../domain/devices/cloud/redirects'
import type { DeviceProvider } from '../../providers/deviceCloud/provider'
import { readDemoSettings } from '../settings/demoSettings'
import type { Listener } from '../../platform/http/app'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import type { Tenants } from '../../platform/tenants/tenants'
import { isLocalDemo, type Config } from '../../app/settings/config'

/** The path of the demo's device provider. */
const PATH = '/demo-devices'

interface DemoDevices {
  /** By tenant. */
  providers: ReadonlyMap<string, DeviceProvider>
  listener: Listener | undefined
}

/**
 * Creates the device provider with which a connection can be tried (decision 955). It exists only in a local demo, for tenants
 * whose demo settings name it and that have no provider of their own.
 */
export async function createDemoDevices(config: Config, tenants: Tenants): Promise<DemoDevices> {
  const named = tenants.all.flatMap((tenant) => {
    const name = readDemoSettings(tenant).deviceProvider?.name
    return name && !tenant.backend.deviceProvider ? [{ ...tenant, name }] : []
  })
  if (!isLocalDemo(config) || named.length === 0) return { providers: new Map(), listener: undefined }
  const { publicOrigin } = config
  const secret = randomBytes(32).toString('base64url')
  const { createDeviceCloud } = await import('./deviceCloud')
  const cloud = await createDeviceCloud({
    issuer: `${publicOrigin}${PATH}`,
    name: named[0]?.name ?? '',
    clients: named.map(({ id, manifest }) => ({
      id,
      secret,
      redirectUris: manifest.hosts.map((host) => callbackAddress(tenantOrigin(publicOrigin, host))),
    })),
  })
  return {
    providers: new Map(named.map(({ id, name }) => [id, cloud.providerOf(id, name, secret)])),
    listener: cloud.listener,
  }
}
