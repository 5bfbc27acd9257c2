import { operation, type Api } from '../../../platform/http/api/operation'
import { listRecordPage } from '../../entities/list/list'
import { addEntity } from '../../entities/registeredEntities'
import { changeOf, registerEntity } from '../../entities/registerEntity'
import { answerPolicyCheck } from './answerPolicyCheck'
import { policies, policyChecks } from './entities'

/** The list of policies, and the appointments whose policy an administrator has to check (decision 318). */
export function registerPolicies(api: Api): void {
  registerEntity(api, policies)
  addEntity(api, policyChecks)
  operation(
    api,
    'GET api/policy-checks',
    ({ db, tenant, query }) => listRecordPage(db, tenant.id, policyChecks, query) as never,
  )
  operation(api, 'PUT api/policy-checks/{id}/answer', async (call) => {
    const { db, tenant, origin, params, body } = call
    const { payments } = api
    await answerPolicyCheck(
      { db, tenant, change: changeOf(call), origin, payments },
      params.id,
      body.isCovered,
    )
    return undefined
  })
}
