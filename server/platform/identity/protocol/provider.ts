import type { KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider'
import { formatError } from '../../errors/formatError'
import { interactionPath, MOUNT, type IdentityContext } from '../issuer'
import { hasKeptLink, KEPT_LINK_STEP } from '../magicLink/keptLink'
import { readLinkTarget } from '../magicLink/linkTarget'
import { linkPage } from '../pages/linkPage'
import { messagePage, type Message } from '../pages/messagePage'
import { createPageResponse } from '../pages/pageResponse'
import { signInPage } from '../pages/signInPage'
import { createPageContext } from '../pages/pageContext'
import { API } from './client'
import { ACCESS_SECONDS, createConfiguration, resourceServer } from './configuration'
import { errors, Provider } from './oidcProvider'
import { requestIdOf } from '../../requests/requestId'
import { sendKoaResponse } from './writeResponse'
import { redirectAfterSignOut, signOut } from './signOut'

/** Creates the OpenID Connect provider of a tenant at one of its origins. */
export function createIdentityProvider(context: IdentityContext, origin: string): OidcProvider {
  const identityProvider = new Provider(`${origin}${MOUNT}`, {
    ...createConfiguration(context),
    features: features(context, origin),
    renderError: async (ctx, _, error) => {
      const page = createPageContext(context, origin, { accepted: ctx.get('accept-language') })
      const html = messagePage(page, messageFor(error), requestIdOf(ctx.res))
      sendKoaResponse(ctx, await createPageResponse(html, ctx.status, ctx.get('accept-encoding')))
    },
  })
  identityProvider.proxy = true
  allowLocalhostRedirects(identityProvider, origin.startsWith('http:'))
  identityProvider.use(async (ctx, next) => {
    await next()
    await skipRedirect(context, origin, ctx as KoaContextWithOIDC)
  })
  identityProvider.on('server_error', ({ res }, error) =>
    console.error(`identity: request ${requestIdOf(res)}: ${formatError(error)}`),
  )
  return identityProvider
}

const features = (context: IdentityContext, origin: string) => ({
  devInteractions: { enabled: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => API,
    useGrantedResource: () => true,
    getResourceServerInfo: () => resourceServer(ACCESS_SECONDS),
  },
  revocation: { enabled: true },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx: KoaContextWithOIDC) => signOut(context, origin, ctx),
    postLogoutSuccessSource: async (ctx: KoaContextWithOIDC) => ctx.redirect(`${origin}/`),
  },
})

/**
 * Saves a redirect: the sign-in form is the response to the authorization request itself, and signing out without a
 * session redirects straight to the portal.
 */
async function skipRedirect(
  context: IdentityContext,
  origin: string,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const { route, session, entities, params } = (ctx.oidc as KoaContextWithOIDC['oidc'] | undefined) ?? {}
  if (route === 'end_session' && ctx.status === 200 && session?.accountId === undefined)
    redirectAfterSignOut(origin, ctx)
  const address = entities?.Interaction && interactionPath(entities.Interaction.uid)
  if (route !== 'authorization' || address === undefined || ctx.response.get('location') !== address) return
  if (hasKeptLink(ctx.req)) return ctx.redirect(`${address}${KEPT_LINK_STEP}`)
  const page = createPageContext(context, origin, { params, accepted: ctx.get('accept-language') })
  const email = loginHint(params)
  const html =
    readLinkTarget(params) === undefined
      ? signInPage(page, { address, hasMail: true, email })
      : linkPage(page, { address, email, isWrong: false })
  sendKoaResponse(ctx, await createPageResponse(html, 200, ctx.get('accept-encoding')))
}

const loginHint = (params: Record<string, unknown> = {}) =>
  typeof params['login_hint'] === 'string' ? params['login_hint'] : ''

function messageFor(error: Error): Message {
  if (error instanceof errors.SessionNotFound) return 'EXPIRED'
  return error instanceof errors.OIDCProviderError ? 'UNKNOWN' : 'FAILED'
}

/**
 * For flows with tokens in the redirect address the library rejects localhost and plain http. A tenant may have localhost
 * among its hosts, and a server on localhost has no https.
 */
function allowLocalhostRedirects({ Client }: OidcProvider, plainHttp: boolean): void {
  const { prototype } = (Client as unknown as { Schema: { prototype: ClientSchema } }).Schema
  const invalidate: Invalidate = prototype.invalidate
  prototype.invalidate = function invalidateExceptLocalhost(message, code) {
    if (code === 'implicit-forbid-localhost' || (plainHttp && code === 'implicit-force-https')) return
    invalidate.call(this, message, code)
  }
}

type Invalidate = (this: ClientSchema, message: string, code?: string) => void
interface ClientSchema {
  invalidate: Invalidate
}
