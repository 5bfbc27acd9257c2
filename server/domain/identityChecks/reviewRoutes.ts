import { operation, type Api } from '../../platform/http/api/operation'
import { requireSandbox } from './checks'
import { decide, listIdentityReviews, readPicture } from './reviews'
import { readSide } from './ownRun'

/** Reviews of the sandbox. Those of a service are decided there, by people who see its pictures (decision 214). */
export function registerIdentityReviews(api: Api): void {
  operation(api, 'GET api/identity-checks/reviews', ({ db, tenant }) =>
    tenant.backend.identityChecks?.provider === 'sandbox' ? listIdentityReviews(db, tenant.id) : [],
  )
  operation(api, 'GET api/identity-checks/{id}/pictures/{side}', (call) => {
    requireSandbox(call)
    const { id, side } = call.params
    return readPicture(call.db, call.tenant.id, { id, side: readSide(side) })
  })
  operation(api, 'PUT api/identity-checks/{id}/decision', async (call) => {
    requireSandbox(call)
    await decide(call, call.params.id, call.body)
    return undefined
  })
}
