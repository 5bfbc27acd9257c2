import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityContext } from '../issuer'
import { signOutPage } from '../pages/messagePage'
import { createPageResponse } from '../pages/pageResponse'
import { createPageContext } from '../pages/pageContext'
import { revokeGrant } from './adapter'
import { SESSION_COOKIE, sessionCookie } from './configuration'
import { sendKoaResponse } from './writeResponse'

/**
 * Signs out at once when the request carries the person's own id token, which only the portal has; asks otherwise,
 * so that a foreign page cannot sign people out.
 */
export async function signOut(
  house: IdentityContext,
  origin: string,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const { session, entities } = ctx.oidc
  if (entities.IdTokenHint?.payload['sub'] === session?.accountId) return endSession(house, origin, ctx)
  const { secret } = (session as unknown as { state: { secret: string } }).state
  const view = createPageContext(house, origin, {
    params: { ui_locales: ctx.oidc.params?.['ui_locales'] },
    accepted: ctx.get('accept-language'),
  })
  const html = signOutPage(view, ctx.oidc.urlFor('end_session_confirm'), secret)
  sendKoaResponse(ctx, await createPageResponse(html, 200, ctx.get('accept-encoding')))
}

/** Ends the session and every grant given in it: no token of it works any more, in no tab. */
async function endSession(
  { db, tenant }: IdentityContext,
  origin: string,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const { session, cookies } = ctx.oidc
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    if (grantId) await revokeGrant(db, tenant.id, grantId)
  }
  await session?.destroy()
  cookies.set(SESSION_COOKIE, null, sessionCookie)
  redirectAfterSignOut(origin, ctx)
}

/** Goes to where the portal asked to go after signing out; the library has checked that address. */
export function redirectAfterSignOut(origin: string, ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: address, state } = ctx.oidc.params ?? {}
  const target = new URL(typeof address === 'string' ? address : '/', origin)
  if (typeof address === 'string' && typeof state === 'string') target.searchParams.set('state', state)
  ctx.status = 303
  ctx.redirect(target.href)
}
