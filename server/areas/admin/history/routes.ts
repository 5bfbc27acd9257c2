import { operation, type Api } from '../../../http/api/operation'
import { requireRights } from '../../../http/api/rights'
import { orNotFound } from '../../orNotFound'
import { readAudit } from './audit'
import { findEntity, permittedEntities } from '../registeredEntities'
import { listActivity, listAuthors } from './activity'

/** Registers the operations that read the history: of a record, 404 for an unknown entity, and of all records. */
export function registerHistoryRoutes(api: Api): void {
  operation(api, 'GET api/audit/{entity}/{id}', ({ db, tenant, person, params }) => {
    const { entity, rights } = orNotFound(findEntity(api, params.entity))
    requireRights(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
  operation(api, 'GET api/audit', (call) =>
    listActivity(call.db, call.tenant.id, permittedEntities(api, call), call.query),
  )
  operation(api, 'GET api/audit/authors', (call) =>
    listAuthors(call.db, call.tenant.id, permittedEntities(api, call)),
  )
}
