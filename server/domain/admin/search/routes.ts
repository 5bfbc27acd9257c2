import { operation, type Api } from '../../../platform/http/api/operation'
import { permittedEntities } from '../../entities/registeredEntities'
import { findRecords } from './findRecords'

/** Registers the search of all sections. */
export function registerSearch(api: Api): void {
  operation(api, 'GET api/search', (call) =>
    findRecords(call.db, call.tenant.id, permittedEntities(api, call), call.query.search),
  )
}
