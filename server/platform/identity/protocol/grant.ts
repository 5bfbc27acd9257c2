import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import { API, CLIENT_ID } from './client'

type Grant = InstanceType<Provider['Grant']>

/** Creates a grant of all scopes. The portal is a first-party client, so no consent is needed. */
export async function createGrant(provider: Provider, accountId: string): Promise<Grant> {
  const grant = new provider.Grant({ clientId: CLIENT_ID, accountId })
  grant.addOIDCScope('openid roles')
  grant.addResourceScope(API, 'api')
  await grant.save()
  return grant
}

/** Loads the session's grant. Creates a new one if it was revoked, because that must not block the next sign-in. */
export async function loadGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, session, client } = oidc
  const id = client && session?.grantIdFor(client.clientId)
  const existing = id ? await provider.Grant.find(id) : undefined
  if (existing || !session?.accountId) return existing
  return createGrant(provider, session.accountId)
}
