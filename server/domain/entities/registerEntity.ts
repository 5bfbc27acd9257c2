import { createFormRules } from '../../../schemas/rules/formRules'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import type { Operation } from '../../platform/http/api/contract'
import { isAllowed } from '../../platform/http/api/rights'
import { orNotFound } from '../../platform/errors/orNotFound'
import { todayAt } from '../shared/today'
import type { Change } from './history/change'
import type { AdminEntity, AdminRecord, RecordId } from './defineAdminEntity'
import { addEntity } from './registeredEntities'
import { listAllRecords, listRecordPage, type ListQuery } from './list/list'
import { findRecord } from './records/readRecord'
import { createRecord, deleteRecord, updateRecord } from './records/writeRecord'

/** A call on any entity. The contract has validated it against the schema of the entity. */
export type AdminCall = Pick<
  OperationCall<'DELETE api/companies/{id}'>,
  'db' | 'tenant' | 'language' | 'person' | 'now' | 'origin'
> & {
  /** A number or a string, as the contract of the path defines. */
  params: { id: never }
  query: ListQuery
  body: AdminRecord
}

/** Deviations of an entity. `list` and `read` respond to patients at the same paths. */
export interface EntityOverrides {
  list?: (call: AdminCall) => Promise<unknown>
  read?: (call: AdminCall) => Promise<unknown>
  /** Runs after a record was created or changed, when the change can no longer fail. */
  saved?: (call: AdminCall, id: RecordId) => Promise<void>
  /** False for records that are deactivated instead of deleted. */
  isRemovable?: boolean
}

/** Registers the operations of an entity at its path: list, read, create, update, delete, and its history. */
export function registerEntity(api: Api, entity: AdminEntity, overrides: EntityOverrides = {}): void {
  const { path, listPath = path } = entity
  addEntity(api, entity)
  on(api, `GET ${listPath}`, (call) => {
    const { db, tenant, query } = call
    if (query.page !== undefined || listPath !== path) return listRecordPage(db, tenant.id, entity, query)
    return overrides.list ? overrides.list(call) : listAllRecords(db, tenant.id, entity, query)
  })
  on(api, `GET ${path}/{id}`, async (call) => {
    const { db, tenant, person, params } = call
    if (overrides.read && !isAllowed(entity.rights, tenant, person)) return overrides.read(call)
    return orNotFound(await findRecord(db, tenant.id, entity, params.id))
  })
  on(api, `POST ${path}`, async (call) => {
    const saved = await createRecord(call.db, changeOf(call), entity, call.body)
    if (saved.id !== undefined) await overrides.saved?.(call, saved.id)
    return saved
  })
  on(api, `PUT ${path}/{id}`, async (call) => {
    const saved = await updateRecord(call.db, changeOf(call), entity, call.params.id, call.body)
    await overrides.saved?.(call, call.params.id)
    return saved
  })
  if (overrides.isRemovable === false) return
  on(api, `DELETE ${path}/{id}`, (call) => deleteRecord(call.db, changeOf(call), entity, call.params.id))
}

/** The author and moment of a change, from a call. */
export const changeOf = ({ tenant, person, now }: Pick<AdminCall, 'tenant' | 'person' | 'now'>): Change => ({
  tenant: tenant.id,
  actor: person.actor,
  roles: person.roles,
  features: tenant.backend.features,
  plans: tenant.backend.plans?.map((plan) => plan.id) ?? [],
  now,
  today: todayAt(tenant, now),
  rules: createFormRules(tenant.manifest),
})

/** Registers an operation by its key. The server does not start with a key that is not in the contract. */
const on = (api: Api, key: string, handler: (call: AdminCall) => Promise<unknown>): void =>
  operation(api, key as Operation, handler as never)
