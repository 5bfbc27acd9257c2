import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityContext } from '../issuer'
import { signOutPage } from '../pages/messagePage'
import { createPageResponse } from '../pages/pageResponse'
import { createPageContext } from '../pages/pageContext'
import { revokeGrant } from './adapter'
import { SESSION_COOKIE, sessionCookie } from './configuration'
import { sendKoaResponse } from './writeResponse'

/**
 * Signs out at once if the request carries the person's ID token, which only the portal has. Otherwise asks for
 * confirmation, so that a foreign page cannot sign people out.
 */
export async function signOut(
  context: IdentityContext,
  origin: string,
  ctx: KoaContextWithOIDC,
): Promise<void> {
  const { session, entities } = ctx.oidc
  if (entities.IdTokenHint?.payload['sub'] === session?.accountId) return endSession(context, origin, ctx)
  const { secret } = (session as unknown as { state: { secret: string } }).state
  const page = createPageContext(context, origin, {
    params: { ui_locales: ctx.oidc.params?.['ui_locales'] },
    accepted: ctx.get('accept-language'),
  })
  const html = signOutPage(page, ctx.oidc.urlFor('end_session_confirm'), secret)
  sendKoaResponse(ctx, await createPageResponse(html, 200, ctx.get('accept-encoding')))
}

/** Ends the session and revokes its grants, which invalidates its tokens in every tab. */
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

/** Redirects to the requested address after signing out; the library has validated it. */
export function redirectAfterSignOut(origin: string, ctx: KoaContextWithOIDC): void {
  const { post_logout_redirect_uri: address, state } = ctx.oidc.params ?? {}
  const target = new URL(typeof address === 'string' ? address : '/', origin)
  if (typeof address === 'string' && typeof state === 'string') target.searchParams.set('state', state)
  ctx.status = 303
  ctx.redirect(target.href)
}
