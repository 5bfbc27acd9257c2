import { createLocalJWKSet, jwtVerify } from 'jose'
import type { Claims } from '../../ports'
import { MOUNT, type IdentityContext, type Issuer } from '../issuer'
import { findAccount } from '../accounts/account'
import { isGrantActive } from './adapter'
import { rolesOf } from './claims'
import { API, CLIENT_ID } from './client'
import { resourceServer } from './configuration'
import { createGrant } from './grant'
import { publicKey } from './keys'

/** A token from a magic link cannot be renewed, so it lasts for one visit. */
const LINK_TOKEN_SECONDS = 60 * 60

/** Creates the verifier of access tokens: signature, issuer, audience, times, tenant, and that the grant is active. */
export function createVerifier({
  db,
  tenant,
  keys,
  origins,
}: IdentityContext): (token: string) => Promise<Claims> {
  const keySet = createLocalJWKSet({ keys: [publicKey(keys.signing)] })
  const expected = {
    issuer: origins.map((origin) => `${origin}${MOUNT}`),
    audience: API,
    algorithms: ['RS256'],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
  }
  return async (token) => {
    const { payload } = await jwtVerify(token, keySet, expected)
    const { sub = '', grant, role } = payload
    if (payload['tenant'] !== tenant.id) throw new Error('The token belongs to another tenant')
    if (typeof grant !== 'string' || !(await isGrantActive(db, tenant.id, grant))) {
      throw new Error('The session of the token was signed out')
    }
    return { sub, roles: rolesOf(role) }
  }
}

/** Issues an access token without a sign-in page and without renewal. Rejects if there is no such account. */
export async function mintToken(
  { context, provider }: Issuer,
  sub: string,
): Promise<{ token: string; expiresIn: number }> {
  const client = await provider.Client.find(CLIENT_ID)
  const account = await findAccount(context.db, context.tenant.id, sub)
  if (!client || !account) throw new Error(`${context.tenant.id} has no account ${sub}`)
  const { jti } = await createGrant(provider, sub)
  const accessToken = new provider.AccessToken({
    accountId: sub,
    client,
    grantId: jti,
    gty: 'magic_link',
    scope: 'api',
  })
  accessToken.resourceServer = new provider.ResourceServer(API, resourceServer(LINK_TOKEN_SECONDS))
  return { token: await accessToken.save(), expiresIn: accessToken.expiration }
}
