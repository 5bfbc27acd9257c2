import { HttpError } from '../errors/httpError'
import { operation, type Api } from '../http/api/operation'
import { findMagicLink, redeemMagicLink } from './magicLink/magicLink'
import { secondStepDuty } from '../sessions/secondStepDuty'

/**
 * Registers the operation that exchanges a magic link for an access token (C-024). The link of somebody who has or
 * must have a second step stays unused: 403 SECOND_STEP_REQUIRED.
 */
export function register(api: Api): void {
  operation(api, 'POST api/auth/sign-in-link', async ({ db, tenant, body }) => {
    const owner = await findMagicLink(db, tenant.id, body.token)
    // The link is the first step: the sign-in page takes it and asks for the second one (`keepLink`).
    if (owner !== undefined && (await secondStepDuty(db, tenant, owner)) !== 'none')
      throw new HttpError(403, 'SECOND_STEP_REQUIRED')
    const link = await redeemMagicLink(db, tenant.id, body.token)
    if (!link) throw new HttpError(400, 'INVALID_TOKEN')
    // The link was in the email, so the address is confirmed.
    if (link.wasMailed)
      await db.query('update person set email_confirmed = true where tenant = $1 and id = $2', [
        tenant.id,
        link.sub,
      ])
    return api.identity.mintToken(tenant.id, link.sub, link.wasMailed ? undefined : [])
  })
}
