import { operation, type Api, type OperationCall } from '../../../http/api/operation'
import { requireRights } from '../../../http/api/rights'
import { changeOf } from '../registerEntity'
import { listFamilyMembers } from './members'
import { removeMember, updateMember } from './writeMember'

/** The family of a user, and the administrators' variants of its dependent and independent users (FAMILY-010). */
export function registerFamily(api: Api): void {
  operation(api, 'GET api/family/admin/{id}', (call) => {
    demandFamilies(call)
    return listFamilyMembers(call.db, call.tenant.id, call.params.id)
  })
  for (const kind of ['dependent', 'independent'] as const) {
    const family = (userId: string) => ({ userId, dependent: kind === 'dependent' })
    operation(api, `PUT api/${kind}-users/admin/{userId}`, (call) => {
      demandFamilies(call)
      return updateMember(call.db, changeOf(call), family(call.params.userId), call.body)
    })
    operation(api, `DELETE api/${kind}-users/admin/{userId}/{id}`, async (call) => {
      demandFamilies(call)
      await removeMember(call.db, changeOf(call), family(call.params.userId), call.params.id)
      return undefined
    })
  }
}

/** Families are for tenants that have them (ADMIN-062); the contract asks for the section itself. */
const demandFamilies = ({ tenant, person }: Pick<OperationCall<'GET api/family'>, 'tenant' | 'person'>) =>
  requireRights({ role: 'UsersAdministrator', feature: 'family' }, tenant, person)
