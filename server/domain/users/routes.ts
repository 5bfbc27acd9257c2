import type { AdminUser } from '../../../schemas/generated/entities'
import { operation, type Api } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { AdminRecord } from '../entities/defineAdminEntity'
import { findRecord } from '../entities/records/readRecord'
import { changeOf, registerEntity } from '../entities/registerEntity'
import { setActive } from './activation'
import { sendAddressChange } from './addressChange'
import { users } from './entity'
import { registerUserFiles } from './fileRoutes'
import { registerUserSecondStep } from './secondStep'

/** The users of a tenant. */
export function registerUsers(api: Api): void {
  registerEntity(api, users, { saved: (call, id) => sendAddressChange(api, call, id) })
  registerUserFiles(api)
  registerUserSecondStep(api)
  operation(api, 'GET api/users/admin', async ({ db, tenant, person }) =>
    asUser(orNotFound(await findRecord(db, tenant.id, users, person.actor))),
  )
  operation(api, 'PUT api/users/admin/{id}/activate', async (call) =>
    asUser(await setActive(call.db, changeOf(call), call.params.id, true)),
  )
  operation(api, 'PUT api/users/admin/{id}/deactivate', async (call) =>
    asUser(await setActive(call.db, changeOf(call), call.params.id, false)),
  )
}

/** The record has the fields of the schema of the same name. */
const asUser = (record: AdminRecord) => record as unknown as AdminUser
