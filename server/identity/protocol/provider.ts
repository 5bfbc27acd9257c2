import type { KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider'
import { formatError } from '../../formatError'
import { interactionPath, MOUNT, type IdentityContext } from '../issuer'
import { messagePage, type Message } from '../pages/messagePage'
import { createPageResponse } from '../pages/pageResponse'
import { signInPage } from '../pages/signInPage'
import { createPageContext } from '../pages/pageContext'
import { API } from './client'
import { ACCESS_SECONDS, createConfiguration, resourceServer } from './configuration'
import { errors, Provider } from './oidcProvider'
import { sendKoaResponse } from './writeResponse'
import { redirectAfterSignOut, signOut } from './signOut'

/** The OpenID Connect server of a tenant at one of its origins. */
export function createProvider(house: IdentityContext, origin: string): OidcProvider {
  const provider = new Provider(`${origin}${MOUNT}`, {
    ...createConfiguration(house),
    features: features(house, origin),
    renderError: async (ctx, _, error) => {
      const view = createPageContext(house, origin, { accepted: ctx.get('accept-language') })
      const html = messagePage(view, messageFor(error))
      sendKoaResponse(ctx, await createPageResponse(html, ctx.status, ctx.get('accept-encoding')))
    },
  })
  provider.proxy = true
  allowLocalhostRedirects(provider, origin.startsWith('http:'))
  provider.use(async (ctx, next) => {
    await next()
    await skipRedirect(house, origin, ctx as KoaContextWithOIDC)
  })
  provider.on('server_error', (_, error) => console.error(`identity: ${formatError(error)}`))
  return provider
}

const features = (house: IdentityContext, origin: string) => ({
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
    logoutSource: (ctx: KoaContextWithOIDC) => signOut(house, origin, ctx),
    postLogoutSuccessSource: async (ctx: KoaContextWithOIDC) => ctx.redirect(`${origin}/`),
  },
})

/**
 * Answers at once where the library would send the browser on: the sign-in form is the answer to the authorization
 * request itself, and signing out without a session leads straight back.
 */
async function skipRedirect(house: IdentityContext, origin: string, ctx: KoaContextWithOIDC): Promise<void> {
  const { route, session, entities, params } = (ctx.oidc as KoaContextWithOIDC['oidc'] | undefined) ?? {}
  if (route === 'end_session' && ctx.status === 200 && session?.accountId === undefined)
    redirectAfterSignOut(origin, ctx)
  const address = entities?.Interaction && interactionPath(entities.Interaction.uid)
  if (route !== 'authorization' || address === undefined || ctx.response.get('location') !== address) return
  const view = createPageContext(house, origin, { params, accepted: ctx.get('accept-language') })
  const html = signInPage(view, { address, hasMail: true, ...loginHint(params) })
  sendKoaResponse(ctx, await createPageResponse(html, 200, ctx.get('accept-encoding')))
}

const loginHint = (params: Record<string, unknown> = {}) =>
  typeof params['login_hint'] === 'string' ? { email: params['login_hint'] } : {}

function messageFor(error: Error): Message {
  if (error instanceof errors.SessionNotFound) return 'EXPIRED'
  return error instanceof errors.OIDCProviderError ? 'UNKNOWN' : 'FAILED'
}

/**
 * Where tokens come back in an address the library refuses localhost, and plain http. A tenant may have localhost among its
 * hosts wherever it is served, and a house on localhost has no https.
 */
function allowLocalhostRedirects({ Client }: OidcProvider, plainHttp: boolean): void {
  const { prototype } = (Client as unknown as { Schema: { prototype: ClientSchema } }).Schema
  const refuse: Invalidate = prototype.invalidate
  prototype.invalidate = function invalidate(message, code) {
    if (code === 'implicit-forbid-localhost' || (plainHttp && code === 'implicit-force-https')) return
    refuse.call(this, message, code)
  }
}

type Invalidate = (this: ClientSchema, message: string, code?: string) => void
interface ClientSchema {
  invalidate: Invalidate
}
