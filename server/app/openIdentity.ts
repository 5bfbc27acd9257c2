import type { ServerParts } from './createServer'
import { createIdentity } from '../platform/identity/identity'
import { createExternalProviders, type ExternalAccounts } from '../providers/oidc/provider'
import type { MailPort } from '../platform/mail/mail'
import type { Tenants } from '../platform/tenants/tenants'
import { refill, type Renewable } from './tenants/renewable'
import { ringOf } from './openFiles'
import { isLocalDemo, type Config } from './settings/config'

interface IdentityParts extends Pick<ServerParts, 'db' | 'tenants'> {
  mail: MailPort
  /** The providers of the tenants, besides the one of the demo. */
  providers: ExternalAccounts
}

/** Creates the identity server, and in a demo the provider with which external sign-in can be tried. */
export async function openIdentity(
  config: Config,
  { db, tenants, mail, providers }: IdentityParts,
): Promise<Pick<ServerParts, 'identity' | 'listener' | 'serverKey'> & Renewable> {
  const { publicOrigin, origins, files } = config
  const serverKey = ringOf(files)
  const demo = await openDemoSignIn(config, tenants)
  const connectAll = () => createExternalProviders(new Map([...providers, ...(demo?.providers ?? [])]))
  const externalProviders = new Map(connectAll())
  const identity = createIdentity({
    db,
    tenants,
    publicOrigin,
    origins,
    mail,
    externalProviders,
    serverKey,
  })
  return {
    identity,
    listener: demo?.listener,
    serverKey,
    renew: () => refill(externalProviders, connectAll()),
  }
}

/** The provider with which external sign-in can be tried. Anybody could sign in as anybody, so it exists in a local demo only. */
export async function openDemoSignIn(config: Config, tenants: Tenants) {
  if (!isLocalDemo(config)) return undefined
  const { createDemoSignIn } = await import('../demo/signInProvider/demoSignIn')
  return createDemoSignIn(config.publicOrigin, tenants)
}
