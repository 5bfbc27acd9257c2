import { operation, type Api } from '../../platform/http/api/operation'
import { requireOwn } from '../account/ownAccount'
import { deleteAccount } from './deleteAccount'
import { readDeletion } from './readDeletion'

/** The deletion of an account by its person. It ends what every other topic keeps for them. */
export function register(api: Api): void {
  operation(api, 'GET api/users/deletion', ({ db, tenant, person, now }) =>
    readDeletion(db, tenant.id, requireOwn(person), now),
  )
  operation(api, 'DELETE api/users', async (call) => {
    await deleteAccount(call, api.deviceProviders?.get(call.tenant.id))
    return undefined
  })
}
