import { HttpError } from '../../platform/errors/httpError'
import { operation, type Api } from '../../platform/http/api/operation'
import { removeAllFactors } from '../../platform/identity/secondStep/factors'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findRecord } from '../entities/records/readRecord'
import { changeOf } from '../entities/registerEntity'
import { users } from './entity'
import { checkDoctorAddress, checkRoleRights } from './roles'

/**
 * The second step of a user who has lost their devices and codes. Only an administrator who may change the address of the
 * user removes it (decision 202): both are a way to their account. Nobody removes their own here.
 */
export function registerUserSecondStep(api: Api): void {
  operation(api, 'DELETE api/users/admin/{id}/second-step', async (call) => {
    const { db, tenant, params, now } = call
    const change = changeOf(call)
    await db.tx(async (tx) => {
      const current = orNotFound(await findRecord(tx, tenant.id, users, params.id))
      const saving = { tx, change, id: params.id, current }
      checkRoleRights(saving)
      await checkDoctorAddress(saving)
      const removed = await removeAllFactors(tx, tenant.id, params.id, change.actor)
      if (removed === 0) throw new HttpError(409, 'NO_SECOND_STEP')
      await signOutEverywhere(tx, tenant.id, params.id)
      await enqueueAccountLetter(tx, tenant.id, { kind: 'secondStepReset', personId: params.id, now })
    })
    return undefined
  })
}
