import { randomBytes } from 'node:crypto'
import { callbackAddress } from '../../domain/devices/cloud/redirects'
import type { DeviceAccount } from '../../providers/deviceCloud/provider'
import { createDeviceCloud } from './deviceCloud'
import { readDemoSettings } from '../settings/demoSettings'
import type { Listener } from '../../platform/http/app'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import type { Tenants } from '../../platform/tenants/tenants'

/** The path of the demo's device provider. */
const PATH = '/demo-devices'

interface DemoDevices {
  /** By tenant. */
  accounts: ReadonlyMap<string, DeviceAccount>
  listener: Listener | undefined
}

/**
 * Creates the device provider with which a connection can be tried (decision 955), for tenants whose demo settings name it and that
 * have no provider of their own. Only a local demo has it.
 */
export async function createDemoDevices(publicOrigin: string, tenants: Tenants): Promise<DemoDevices> {
  const named = tenants.all.flatMap((tenant) => {
    const name = readDemoSettings(tenant).deviceProvider?.name
    return name && !tenant.backend.deviceProvider ? [{ ...tenant, name }] : []
  })
  if (named.length === 0) return { accounts: new Map(), listener: undefined }
  const secret = randomBytes(32).toString('base64url')
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
    accounts: new Map(named.map(({ id, name }) => [id, cloud.accountOf(id, name, secret)])),
    listener: cloud.listener,
  }
}
