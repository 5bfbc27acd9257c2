import type { Api, OperationCall } from '../../platform/http/api/operation'
import { isAllowed } from '../../platform/http/api/rights'
import { HttpError } from '../../platform/errors/httpError'
import type { AdminEntity } from './defineAdminEntity'

const entities = new WeakMap<Api, Map<string, AdminEntity>>()

/** Adds an entity to those that have a history and are found by the search of all sections. */
export function addEntity(api: Api, entity: AdminEntity): void {
  const known = entities.get(api) ?? new Map<string, AdminEntity>()
  entities.set(api, known.set(entity.entity, entity))
}

/** A registered entity by its name. */
export const findEntity = (api: Api, name: string): AdminEntity | undefined => entities.get(api)?.get(name)

/**
 * The entities of the sections that a person may use. Roles that may read records as options of a form do not count.
 * Throws 403 for a person without a section.
 */
export function permittedEntities(
  api: Api,
  { tenant, person }: Pick<OperationCall<'GET api/audit'>, 'tenant' | 'person'>,
): AdminEntity[] {
  const permitted = [...(entities.get(api)?.values() ?? [])].filter(({ rights: { role, feature } }) =>
    isAllowed({ role, feature }, tenant, person),
  )
  if (permitted.length === 0) throw new HttpError(403, 'ROLE')
  return permitted
}
