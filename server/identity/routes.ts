import { Refusal } from '../http/fault'
import { operation, type Api } from '../http/operations'
import { spendMagicLink } from './magic/magicLink'

/** Magic links and patient tokens are exchanged for an access token (AUTH-066, C-024). */
export function register(api: Api): void {
  operation(api, 'GET api/auth/magic-link', async ({ db, tenant, query }) => {
    const sub = await spendMagicLink(db, tenant.id, query.token)
    if (sub === undefined) throw new Refusal(400, 'INVALID_TOKEN')
    return api.identity.mintToken(tenant.id, sub)
  })
}
