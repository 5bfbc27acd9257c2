import { operation, type Api } from '../../../http/api/operation'
import { requireRights } from '../../../http/api/rights'
import { orNotFound } from '../../orNotFound'
import { readAudit } from './audit'
import type { AdminEntity } from '../defineAdminEntity'

const entities = new WeakMap<Api, Map<string, AdminEntity>>()

/** Lets administrators of an entity read what was changed of its records; `registerEntity` does it for those it registers (ADMIN-018). */
export function registerHistory(api: Api, entity: AdminEntity): void {
  const known = entities.get(api) ?? new Map<string, AdminEntity>()
  entities.set(api, known.set(entity.entity, entity))
}

/** Registers the operation that tells what was changed of a record: 404 where no entity of this server has the name. */
export function registerHistoryRoute(api: Api): void {
  operation(api, 'GET api/audit/{entity}/{id}', ({ db, tenant, person, params }) => {
    const { entity, rights } = orNotFound(entities.get(api)?.get(params.entity))
    requireRights(rights, tenant, person)
    return readAudit(db, tenant.id, entity, params.id)
  })
}
