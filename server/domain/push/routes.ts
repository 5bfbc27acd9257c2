import { invalidField } from '../../platform/errors/invalidField'
import { orNotFound } from '../../platform/errors/orNotFound'
import { operation, type Api } from '../../platform/http/api/operation'
import { loadPushKeys } from '../../platform/identity/protocol/keys'
import { addSubscription, deleteSubscription, listSubscriptions } from './subscriptions'
import type { PushPort } from './port'

/** The browsers of a person that are notified while no page is open. They belong to who signed in, even while acting for another. */
export function register(api: Api): void {
  if (api.push) registerDevices(api, api.push)
}

function registerDevices(api: Api, push: PushPort): void {
  operation(api, 'GET api/push/', async ({ db, tenant, person: { actor, session } }) => {
    const { publicKey } = await loadPushKeys(db, tenant.id, api.serverKey, () => push.createKeys())
    return { publicKey, devices: await listSubscriptions(db, tenant.id, { personId: actor, session }) }
  })
  operation(api, 'POST api/push/', async ({ db, tenant, person, body: target, language, now }) => {
    if (!push.accepts(target.endpoint)) throw invalidField('endpoint')
    const { actor: personId, session } = person
    await addSubscription(db, tenant.id, { personId, session, language, target, now })
    return listSubscriptions(db, tenant.id, { personId, session })
  })
  operation(api, 'DELETE api/push/{id}', async ({ db, tenant, person, params }) => {
    const isDeleted = await deleteSubscription(db, tenant.id, person.actor, params.id)
    orNotFound(isDeleted || undefined)
    return undefined
  })
}
