import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { findAccount } from '../accounts/account'
import { interactionPath, type IdentityContext } from '../issuer'
import { linkTargetParameter } from '../magicLink/linkTarget'
import { languageParameter } from '../pages/pageContext'
import { ASSURANCES, assuranceOf, hasSecondStep } from '../secondStep/methods'
import { mustHaveSecondStep } from '../../sessions/secondStepDuty'
import { createAdapter } from './adapter'
import { roleClaim } from './claims'
import { API, webClient } from './client'
import { loadGrant } from './grant'
import { interactionPolicy, InteractionCheck } from './oidcProvider'
import { signInOf } from './signInOf'

const DAY = 24 * 60 * 60
export const ACCESS_SECONDS = 10 * 60
/** Lifetime of a session in a browser, used or not. */
const SESSION_SECONDS = 14 * DAY

/** Access token settings of the API. */
export const resourceServer = (seconds: number) => ({
  scope: 'api',
  audience: API,
  accessTokenFormat: 'jwt' as const,
  accessTokenTTL: seconds,
  jwt: { sign: { alg: 'RS256' as const } },
})

/** The library's configuration for a tenant (C-021). */
export const createConfiguration = (context: IdentityContext): Configuration => ({
  adapter: createAdapter(context.db, context.tenant.id, context.onWrite),
  jwks: { keys: [...context.keys.signing] },
  cookies: cookies(context.keys.cookie),
  clients: [webClient(context.origins)],
  responseTypes: ['code', 'code id_token token'],
  scopes: ['openid', 'offline_access'],
  claims: { openid: ['sub', 'acr', 'amr', 'auth_time'], roles: ['role'] },
  acrValues: [...ASSURANCES],
  conformIdTokenClaims: false,
  extraParams: [languageParameter(context), linkTargetParameter],
  clientBasedCORS: (_, origin) => context.origins.includes(origin),
  pkce: { required: () => true },
  issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: true,
  loadExistingGrant: loadGrant,
  interactions: { policy: signInOnly(context), url: (_, { uid }) => interactionPath(uid) },
  ttl: {
    AccessToken: (_, { resourceServer }) => resourceServer?.accessTokenTTL ?? ACCESS_SECONDS,
    AuthorizationCode: 60,
    Grant: SESSION_SECONDS,
    IdToken: 60 * 60,
    Interaction: 60 * 60,
    RefreshToken: SESSION_SECONDS,
    Session: SESSION_SECONDS,
  },
  ...claimsOf(context),
})

/** Limited to /identity, so that requests of the portal do not send them. */
export const SESSION_COOKIE = 'portico_session'
export const sessionCookie = { httpOnly: true, sameSite: 'lax', signed: true, path: '/identity' } as const

const cookies = (keys: readonly string[]): NonNullable<Configuration['cookies']> => ({
  keys: [...keys],
  names: { session: SESSION_COOKIE, interaction: 'portico_interaction', resume: 'portico_resume' },
  long: sessionCookie,
  short: { httpOnly: true, sameSite: 'lax', signed: true },
})

/**
 * Without a page of consent. A session of before the tenant required a second step of its person signs in again, and so does
 * one whose person has become an administrator or a doctor since.
 */
function signInOnly({ db, tenant }: IdentityContext) {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.get('login')?.checks.add(
    new InteractionCheck('second_step', 'The second step is missing', 'login_required', async ({ oidc }) => {
      const { accountId, amr } = oidc.session ?? {}
      if (accountId === undefined || hasSecondStep(amr)) return InteractionCheck.NO_NEED_TO_PROMPT
      return mustHaveSecondStep(db, tenant, accountId)
    }),
  )
  return policy
}

/**
 * The claims of an account. Access tokens carry tenant and grant, and verification requires both. They also say how and when
 * the person signed in. A session without the second step that its person must have is not renewed.
 */
function claimsOf({ db, tenant }: IdentityContext): Pick<Configuration, 'findAccount' | 'extraTokenClaims'> {
  return {
    findAccount: async (_: KoaContextWithOIDC, sub, token) => {
      const account = await findAccount(db, tenant.id, sub)
      if (!account || (isRenewal(token) && !(await mayRenew(sub, token.amr)))) return undefined
      return { accountId: sub, claims: async () => ({ sub, role: roleClaim(account.roles) }) }
    },
    extraTokenClaims: async (ctx: KoaContextWithOIDC | undefined, token) => {
      if (token.kind !== 'AccessToken') return undefined
      const account = await findAccount(db, tenant.id, token.accountId)
      const { methods, at } = signInOf(ctx, token)
      return {
        tenant: tenant.id,
        grant: token.grantId,
        role: roleClaim(account?.roles ?? []),
        amr: methods,
        acr: assuranceOf(methods),
        ...(at !== undefined && { auth_time: at }),
      }
    },
  }

  async function mayRenew(sub: string, amr: unknown): Promise<boolean> {
    return hasSecondStep(amr) || !(await mustHaveSecondStep(db, tenant, sub))
  }
}

/** Whether an account is looked for because its refresh token or code is used. */
const isRenewal = (token: unknown): token is { amr?: string[] } => {
  const { kind } = (token ?? {}) as { kind?: string }
  return kind === 'RefreshToken' || kind === 'AuthorizationCode'
}
