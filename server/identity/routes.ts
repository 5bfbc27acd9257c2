import { HttpError } from '../http/errors/httpError'
import { operation, type Api } from '../http/api/operation'
import { formatError } from '../formatError'
import { redeemMagicLink } from './magicLink/magicLink'

/** Registers the operations that exchange a magic link for an access token (AUTH-066, C-024) and that send one by e-mail. */
export function register(api: Api): void {
  operation(api, 'GET api/auth/magic-link', async ({ db, tenant, query }) => {
    const sub = await redeemMagicLink(db, tenant.id, query.token)
    if (sub === undefined) throw new HttpError(400, 'INVALID_TOKEN')
    // Whoever has the link has received the e-mail, so the address is confirmed (AUTH-065).
    await db.query('update person set email_confirmed = true where tenant = $1 and id = $2', [tenant.id, sub])
    return api.identity.mintToken(tenant.id, sub)
  })
  for (const key of [
    'GET api/users/request-password-reset',
    'GET api/users/send-account-confirmation-email',
  ] as const) {
    operation(api, key, ({ tenant, query, origin, clientAddress: address }) => {
      // Not awaited, so that neither the response time nor an error reveals who has an account (C-031).
      api.identity
        .sendLink(tenant.id, { email: query.email, origin, clientAddress: address })
        .catch((error: unknown) =>
          console.error(`identity: the sign-in link could not be sent: ${formatError(error)}`),
        )
      return undefined
    })
  }
}
