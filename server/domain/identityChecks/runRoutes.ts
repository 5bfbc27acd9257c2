import { operation, type Api } from '../../platform/http/api/operation'
import { requireOwn } from '../account/ownAccount'
import { orNotFound } from '../../platform/errors/orNotFound'
import { hasChecks, requireSandbox, type CheckCall } from './checks'
import { abandonRun, completeRun, readSide, storePicture, type OpenRun } from './ownRun'

/** The calls about a person's own check: the sandbox takes its pictures here. */
export function registerRuns(api: Api): void {
  operation(api, 'POST api/identity-checks/{id}/pictures/{side}', async (call) => {
    requireSandbox(call)
    await storePicture(runOf(call), readSide(call.params.side), call.body)
    return undefined
  })
  operation(api, 'POST api/identity-checks/{id}/completion', async (call) => {
    requireSandbox(call)
    await completeRun(runOf(call), call.body)
    return undefined
  })
  operation(api, 'DELETE api/identity-checks/{id}', async (call) => {
    orNotFound(hasChecks(call.tenant) ? true : undefined)
    await abandonRun(runOf(call))
    return undefined
  })
}

const runOf = ({ db, tenant, person, now, params }: CheckCall & { params: { id: string } }): OpenRun => ({
  db,
  tenant: tenant.id,
  personId: requireOwn(person),
  id: params.id,
  now,
})
