import { operation, type Api } from '../../../http/api/operation'
import { requireRights } from '../../../http/api/rights'
import { orNotFound } from '../../orNotFound'
import { readAudit } from './audit'
import type { AdminEntity } from '../defineAdminEntity'

const entities = new WeakMap<Api, Map<string, AdminEntity>>()

/** Lets administrators of an entity read the history of its records (ADMIN-018). `registerEntity` calls it. */
export function registerHistory(api: Api, entity: AdminEntity): void {
  const known = entities.get(api) ?? new Map<string, AdminEntity>()
  entities.set(api, known.set(entity.entity, entity))
}

/** Registers the operation that reads the history of a record; 404 for an unknown entity. */
export function registerHistoryRoute(api: Api): void {
  operation(api, 'GET api/audit/{entity}/{id}', ({ db, tenant, person, params }) => {
    const { entity, rights } = orNotFound(entities.get(api)?.get(params.entity))
    requireRights(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
}
