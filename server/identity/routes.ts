import { HttpError } from '../http/errors/httpError'
import { operation, type Api } from '../http/api/operation'
import { redeemMagicLink } from './magicLink/magicLink'

/** Registers the operation that exchanges a magic link for an access token (AUTH-066, C-024). */
export function register(api: Api): void {
  operation(api, 'GET api/auth/magic-link', async ({ db, tenant, query }) => {
    const link = await redeemMagicLink(db, tenant.id, query.token)
    if (!link) throw new HttpError(400, 'INVALID_TOKEN')
    // The link was in the e-mail, so the address is confirmed (AUTH-065).
    if (link.wasMailed)
      await db.query('update person set email_confirmed = true where tenant = $1 and id = $2', [
        tenant.id,
        link.sub,
      ])
    return api.identity.mintToken(tenant.id, link.sub)
  })
}
