import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { API, CLIENT_ID } from './client'

type Grant = InstanceType<Provider['Grant']>

/** A grant of all that the portal may ask: it is the house's own client, nobody is asked for consent. */
export async function createGrant(provider: Provider, accountId: string): Promise<Grant> {
  const grant = new provider.Grant({ clientId: CLIENT_ID, accountId })
  grant.addOIDCScope('openid roles')
  grant.addResourceScope(API, 'api')
  await grant.save()
  return grant
}

/** The session's grant. A new one when the old was revoked: that must not block the next sign-in. */
export async function loadGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, session, client } = oidc
  const id = client && session?.grantIdFor(client.clientId)
  const old = id ? await provider.Grant.find(id) : undefined
  if (old || !session?.accountId) return old
  return createGrant(provider, session.accountId)
}
