import { randomBytes } from 'node:crypto'
import { createSignInProvider } from './signInProvider'
import { readDemoSettings } from '../settings/demoSettings'
import type { SignInProviderOptions } from './configuration'
import type { Listener } from '../../platform/http/app'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import type { ExternalAccounts } from '../../providers/oidc/provider'
import { callbackAddress } from '../../platform/identity/external/steps/callbackAddress'
import type { TenantOnServer, Tenants } from '../../platform/tenants/tenants'

/** The path of the demo provider. */
const PATH = '/demo-provider'

interface DemoSignIn {
  /** The demo provider as the provider of the tenants that try it, by tenant. */
  providers: ExternalAccounts
  listener: Listener | undefined
}

/**
 * Creates the provider with which external sign-in can be tried (decision 212). It is for tenants whose demo settings
 * name it and that have no provider of their own. Only a local demo has it.
 */
export async function createDemoSignIn(publicOrigin: string, tenants: Tenants): Promise<DemoSignIn> {
  const named = tenants.all.filter((tenant) => nameOf(tenant) !== '' && !tenant.backend.externalSignIn)
  if (named.length === 0) return { providers: new Map(), listener: undefined }
  const issuer = `${publicOrigin}${PATH}`
  const secret = randomBytes(32).toString('base64url')
  const options: SignInProviderOptions = {
    issuer,
    name: nameOf(named[0]),
    clients: named.map(({ id, manifest }) => ({
      id,
      secret,
      redirectUris: manifest.hosts.map((host) => callbackAddress(tenantOrigin(publicOrigin, host))),
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
