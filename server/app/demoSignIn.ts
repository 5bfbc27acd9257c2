import { randomBytes } from 'node:crypto'
import { readDemoSettings } from '../demo/settings/demoSettings'
import type { ProviderOptions } from '../demo/signInProvider/configuration'
import type { Listener } from '../platform/http/app'
import { tenantOrigin } from '../platform/requests/tenantOrigin'
import type { ExternalProviders } from '../providers/oidc/provider'
import { callbackAddress } from '../platform/identity/external/steps/callbackAddress'
import type { TenantOnServer, Tenants } from '../platform/tenants/tenants'
import { isLocalDemo, type Config } from './settings/config'

/** The path of the demo provider. */
const PATH = '/demo-provider'

interface DemoSignIn {
  /** The demo provider as the provider of the tenants that try it, by tenant. */
  providers: ExternalProviders
  listener: Listener | undefined
}

/**
 * Creates the provider with which external sign-in can be tried (decision 212). It exists only in a local demo, for
 * tenants whose demo settings name it and that have no provider of their own.
 */
export async function createDemoSignIn(config: Config, tenants: Tenants): Promise<DemoSignIn> {
  const named = tenants.all.filter((tenant) => nameOf(tenant) !== '' && !tenant.backend.externalSignIn)
  if (!isLocalDemo(config) || named.length === 0) return { providers: new Map(), listener: undefined }
  const issuer = `${config.publicOrigin}${PATH}`
  const secret = randomBytes(32).toString('base64url')
  const { createSignInProvider } = await import('../demo/signInProvider/signInProvider')
  const options: ProviderOptions = {
    issuer,
    name: nameOf(named[0]),
    clients: named.map(({ id, manifest }) => ({
      id,
      secret,
      redirectUris: manifest.hosts.map((host) => callbackAddress(tenantOrigin(config.publicOrigin, host))),
    })),
  }
  return {
    providers: new Map(
      named.map((tenant) => [tenant.id, { issuer, clientId: tenant.id, name: nameOf(tenant), secret }]),
    ),
    listener: await createSignInProvider(options),
  }
}

const nameOf = (tenant: TenantOnServer | undefined): string =>
  (tenant && readDemoSettings(tenant).externalSignIn?.name) ?? ''
