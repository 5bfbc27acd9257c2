import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { requireFamilyLink } from './administration/members'
import { removeMember } from './administration/writeMember'
import { changeOf } from '../entities/registerEntity'
import { addDependent, readRemoval, updateDependent } from './dependents'
import { inviteIndependent, removeIndependent, resendInvitation, updateInvitation } from './independents'
import { listFamily } from './listFamily'
import { familyOwnerOf, requireFamilyOwner } from './owner'
import { assignFamilyDoctor } from './assignFamilyDoctor'

type Call = Pick<OperationCall<'GET api/family'>, 'db' | 'tenant' | 'person' | 'language'>

/** The family of a person: their dependents, and members with an account of their own. */
export function register(api: Api): void {
  operation(api, 'GET api/family', async ({ db, tenant, person }) =>
    listFamily(db, tenant.id, await familyOwnerOf(db, tenant.id, person)),
  )
  registerDependents(api)
  registerIndependents(api)
}

function registerDependents(api: Api): void {
  operation(api, 'POST api/dependent-users', async (call) => {
    const owner = await ownerOf(call)
    return call.db.tx(async (tx) => {
      const saved = await addDependent(tx, changeOf(call), owner, call.body)
      await assignFamilyDoctor(tx, call.tenant, saved.id)
      return saved
    })
  })
  operation(api, 'PUT api/dependent-users', async (call) =>
    updateDependent(call.db, changeOf(call), await ownerOf(call), call.body),
  )
  operation(api, 'GET api/dependent-users/{id}/removal', async (call) => {
    const { id } = await ownerOf(call)
    const family = { userId: id, id: call.params.id, dependent: true }
    await requireFamilyLink(call.db, call.tenant.id, family)
    return readRemoval(call.db, call.tenant.id, call.params.id, call.now)
  })
  operation(api, 'DELETE api/dependent-users/{id}', async (call) => {
    const { id } = await ownerOf(call)
    await removeMember(call.db, changeOf(call), { userId: id, dependent: true }, call.params.id)
    return undefined
  })
}

function registerIndependents(api: Api): void {
  operation(api, 'POST api/independent-users', async (call) =>
    inviteIndependent(call.db, changeOf(call), await inviterOf(call), call.body),
  )
  operation(api, 'PUT api/independent-users', async (call) =>
    updateInvitation(call.db, changeOf(call), await inviterOf(call), call.body),
  )
  operation(api, 'POST api/independent-users/{id}/invitation', async (call) => {
    await resendInvitation(call.db, changeOf(call), await inviterOf(call), call.params.id)
    return undefined
  })
  operation(api, 'DELETE api/independent-users/{id}', async (call) => {
    await removeIndependent(call.db, changeOf(call), await ownerOf(call), call.params.id)
    return undefined
  })
}

const ownerOf = ({ db, tenant, person }: Call) => requireFamilyOwner(db, tenant.id, person)

const inviterOf = async (call: Call) => ({ owner: await ownerOf(call), language: call.language })
