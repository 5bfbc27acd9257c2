import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { requireOwnDoctor } from '../catalogue/ownDoctor'
import { addTemplate, changeTemplate, deleteTemplate, listTemplates, type TemplateOwner } from './templates'

/** The texts that a doctor keeps for messages and summaries. */
export function register(api: Api): void {
  operation(api, 'GET api/doctors/templates', async (call) => listTemplates(call.db, await ownerOf(call)))
  operation(api, 'POST api/doctors/templates', async (call) =>
    addTemplate(call.db, await ownerOf(call), call.body.kind, call.body),
  )
  operation(api, 'PUT api/doctors/templates/{id}', async (call) =>
    changeTemplate(call.db, await ownerOf(call), call.params.id, call.body),
  )
  operation(api, 'DELETE api/doctors/templates/{id}', async (call) => {
    await deleteTemplate(call.db, await ownerOf(call), call.params.id)
    return undefined
  })
}

const ownerOf = async ({
  db,
  tenant,
  person,
}: Pick<OperationCall<'GET api/doctors/templates'>, 'db' | 'tenant' | 'person'>): Promise<TemplateOwner> => ({
  tenant: tenant.id,
  doctorId: await requireOwnDoctor(db, tenant.id, person),
})
