import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import type { Claims, ServiceToken } from '../../ports'
import { InvalidToken } from '../../errors/invalidToken'
import { MOUNT, type IdentityContext, type Issuer } from '../issuer'
import { findAccount } from '../accounts/account'
import { hasSecondStep } from '../secondStep/methods'
import { sessionUseWriter } from '../../sessions/noteUse'
import { noteAuthentication } from '../../sessions/reauthentication'
import { isGrantActive } from './adapter'
import { rolesOf } from './claims'
import { API, CLIENT_ID } from './client'
import { resourceServer } from './configuration'
import { createGrant } from './grant'
import { publicKey } from './keys'
import { noteSignIn } from './signInOf'

/** A token from a magic link cannot be renewed, so it lasts for one visit. */
const LINK_TOKEN_SECONDS = 60 * 60

/** Creates the verifier of access tokens: signature, issuer, audience, times, tenant, and that the grant is active. */
export function createVerifier({
  db,
  tenant,
  keys,
  origins,
}: IdentityContext): (token: string, device?: string) => Promise<Claims> {
  const keySet = createLocalJWKSet({ keys: keys.signing.map(publicKey) })
  const expected = {
    issuer: origins.map((origin) => `${origin}${MOUNT}`),
    audience: API,
    algorithms: ['RS256'],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
  }
  const noteUse = sessionUseWriter(db, tenant.id)
  return async (token, device) => {
    const { payload } = await jwtVerify(token, keySet, expected).catch((error: Error) => {
      throw new InvalidToken(error.message, { cause: error })
    })
    const { sub = '', grant, role, amr } = payload
    if (payload['tenant'] !== tenant.id) throw new InvalidToken('The token belongs to another tenant')
    if (typeof grant !== 'string' || !(await isGrantActive(db, tenant.id, grant))) {
      throw new InvalidToken('The session of the token was signed out')
    }
    if (device !== undefined) await noteUse({ session: grant, sub, device })
    return { sub, roles: rolesOf(role), session: grant, hasSecondStep: hasSecondStep(amr) }
  }
}

/**
 * Issues an access token without a sign-in page and without renewal. `methods`: how the person has shown who they are, as
 * `amr` says it; none for a link that somebody else made. Rejects if there is no such account.
 */
export async function mintToken(
  { context, provider }: Issuer,
  sub: string,
  methods: readonly string[] = ['link'],
): Promise<{ token: string; expiresIn: number }> {
  const client = await provider.Client.find(CLIENT_ID)
  const account = await findAccount(context.db, context.tenant.id, sub)
  if (!client || !account) throw new Error(`${context.tenant.id} has no account ${sub}`)
  const { jti } = await createGrant(provider, sub)
  if (methods.length > 0)
    await noteAuthentication(context.db, context.tenant.id, { session: jti, actor: sub })
  const accessToken = new provider.AccessToken({
    accountId: sub,
    client,
    grantId: jti,
    gty: 'magic_link',
    scope: 'api',
  })
  accessToken.resourceServer = new provider.ResourceServer(API, resourceServer(LINK_TOKEN_SECONDS))
  noteSignIn(accessToken, { methods, at: Math.floor(Date.now() / 1000) })
  return { token: await accessToken.save(), expiresIn: accessToken.expiration }
}

/** Signs a token for another service. Its audience and type keep the API from accepting it as an access token. */
export async function signServiceToken(
  { context, origin }: Issuer,
  { sub, audience, issued, expires }: ServiceToken,
): Promise<string> {
  const [signing] = context.keys.signing
  return new SignJWT({ tenant: context.tenant.id })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: signing.kid ?? '' })
    .setIssuer(`${origin}${MOUNT}`)
    .setSubject(sub)
    .setAudience(audience)
    .setIssuedAt(issued)
    .setExpirationTime(expires)
    .sign(await importJWK(signing, 'RS256'))
}
