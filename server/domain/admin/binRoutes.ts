import type { RecordUse } from '../../../schemas/generated/entities'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { requireRights } from '../../platform/http/api/rights'
import { orNotFound } from '../../platform/errors/orNotFound'
import { listDeletedRecords, restoreRecord } from '../entities/bin/deletedRecords'
import { previewDeletion } from '../entities/bin/putIntoBin'
import type { TableUse } from '../entities/bin/uses'
import type { AdminEntity, RecordId } from '../entities/defineAdminEntity'
import { changeOf } from '../entities/registerEntity'
import { findEntity, permittedEntities } from '../entities/registeredEntities'

/** Registers the bin: what a deletion would do, what was deleted, and how it comes back. */
export function registerBin(api: Api): void {
  operation(api, 'GET api/deleted-records', (call) =>
    listDeletedRecords(call.db, call.tenant.id, permittedEntities(api, call), call.query),
  )
  operation(api, 'GET api/deleted-records/{entity}/{id}/preview', async (call) => {
    const entity = requireEntity(api, call)
    const uses = await previewDeletion(call.db, changeOf(call), entity, idOf(entity, call.params.id))
    return uses.map((use) => withList(use, permittedEntities(api, call)))
  })
  operation(api, 'POST api/deleted-records/{entity}/{id}/restore', async (call) => {
    await restoreRecord(call.db, changeOf(call), requireEntity(api, call), call.params.id)
    return undefined
  })
}

/** Adds the list that shows what refers, for somebody who may use it. */
function withList({ table, column, ...use }: TableUse, entities: readonly AdminEntity[]): RecordUse {
  for (const { table: other, entity, columns, filters = {} } of entities) {
    const field = Object.keys(columns).find((name) => columns[name] === column && name in filters)
    if (other === table && field !== undefined) return { ...use, list: { entity, field } }
  }
  return use
}

type Call = Pick<
  OperationCall<'POST api/deleted-records/{entity}/{id}/restore'>,
  'tenant' | 'person' | 'params'
>

/** The entity of the address, for administrators of its section. */
function requireEntity(api: Api, { tenant, person, params }: Call): AdminEntity {
  const entity = orNotFound(findEntity(api, params.entity))
  requireRights(entity.rights, tenant, person)
  return entity
}

/** People have texts as ids, all other records numbers. Throws 404 for a text where a number belongs. */
const idOf = ({ newId }: AdminEntity, id: string): RecordId =>
  newId ? id : orNotFound(/^\d{1,9}$/.test(id) ? Number(id) : undefined)
