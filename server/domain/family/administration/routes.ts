import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { requireRights } from '../../../platform/http/api/rights'
import { changeOf } from '../../entities/registerEntity'
import { sendAddressChange } from '../../users/addressChange'
import { createDependent, createIndependent } from './createMember'
import { listFamilyMembers } from './members'
import { removeMember, updateMember } from './writeMember'

/** The family of a user, and the administrators' operations on its dependent and independent users. */
export function registerFamily(api: Api): void {
  operation(api, 'GET api/family/admin/{id}', (call) => {
    requireFamilyRights(call)
    return listFamilyMembers(call.db, call.tenant.id, call.params.id)
  })
  operation(api, 'POST api/dependent-users/admin/{userId}', (call) => {
    requireFamilyRights(call)
    return createDependent(call.db, changeOf(call), call.params.userId, call.body)
  })
  operation(api, 'POST api/independent-users/admin/{userId}', (call) => {
    requireFamilyRights(call)
    return createIndependent(call.db, changeOf(call), call.params.userId, call.body)
  })
  for (const kind of ['dependent', 'independent'] as const) {
    const family = (userId: string) => ({ userId, dependent: kind === 'dependent' })
    operation(api, `PUT api/${kind}-users/admin/{userId}`, async (call) => {
      requireFamilyRights(call)
      const saved = await updateMember(call.db, changeOf(call), family(call.params.userId), call.body)
      await sendAddressChange(api, call, call.body.id)
      return saved
    })
    operation(api, `DELETE api/${kind}-users/admin/{userId}/{id}`, async (call) => {
      requireFamilyRights(call)
      await removeMember(call.db, changeOf(call), family(call.params.userId), call.params.id)
      return undefined
    })
  }
}

/** Families need their own feature; the contract checks only the section of users. */
const requireFamilyRights = ({
  tenant,
  person,
}: Pick<OperationCall<'GET api/family'>, 'tenant' | 'person'>) =>
  requireRights({ role: 'UsersAdministrator', feature: 'family' }, tenant, person)
