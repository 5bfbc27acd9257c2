import type { ServerParts } from './createServer'
import { createIdentity } from '../platform/identity/identity'
import type { ExternalProviders } from '../providers/oidc/provider'
import type { MailPort } from '../platform/mail/mail'
import type { Config } from './settings/config'
import { createDemoSignIn } from './demoSignIn'

interface IdentityParts extends Pick<ServerParts, 'db' | 'tenants'> {
  mail: MailPort
  /** The providers of the tenants, besides the one of the demo. */
  providers: ExternalProviders
}

/** Creates the identity server, and in a demo the provider with which external sign-in can be tried. */
export async function openIdentity(
  config: Config,
  { db, tenants, mail, providers }: IdentityParts,
): Promise<Pick<ServerParts, 'identity' | 'listener' | 'serverKey'>> {
  const { publicOrigin, origins, files } = config
  const demo = await createDemoSignIn(config, tenants)
  const externalProviders = new Map([...providers, ...demo.providers])
  const identity = createIdentity({
    db,
    tenants,
    publicOrigin,
    origins,
    mail,
    externalProviders,
    serverKey: files.key,
  })
  return { identity, listener: demo.listener, serverKey: files.key }
}
