import { operation, type Api, type OperationCall } from '../../http/api/operation'
import type { Operation } from '../../http/api/contract'
import { isAllowed } from '../../http/api/rights'
import { orNotFound } from '../orNotFound'
import type { Change } from './history/audit'
import type { AdminRecord, AdminEntity } from './defineAdminEntity'
import { registerHistory } from './history/routes'
import { listAllRecords, listRecordPage, type ListQuery } from './list/list'
import { findRecord } from './records/readRecord'
import { createRecord, deleteRecord, updateRecord } from './records/writeRecord'

/** A call of any entity: the contract has checked its parts against that entity's schema. */
export type AdminCall = Pick<
  OperationCall<'DELETE api/companies/{id}'>,
  'db' | 'tenant' | 'person' | 'now'
> & {
  /** A number or a text, as the contract of the address says. */
  params: { id: never }
  query: ListQuery
  body: AdminRecord
}

/** What is not as with every entity. `list` and `read`: what patients are answered at the same addresses. */
export interface EntityOverrides {
  list?: (call: AdminCall) => Promise<unknown>
  read?: (call: AdminCall) => Promise<unknown>
  /** Records that are only made inactive are never removed. */
  isRemovable?: boolean
}

/** Registers the operations of an entity at its path: list (all, or a page), read, add, change, remove, and its history. */
export function registerEntity(api: Api, entity: AdminEntity, exceptions: EntityOverrides = {}): void {
  const { path, listPath = path } = entity
  registerHistory(api, entity)
  on(api, `GET ${listPath}`, (call) => {
    const { db, tenant, query } = call
    if (query.page !== undefined || listPath !== path) return listRecordPage(db, tenant.id, entity, query)
    return exceptions.list ? exceptions.list(call) : listAllRecords(db, tenant.id, entity, query)
  })
  on(api, `GET ${path}/{id}`, async (call) => {
    const { db, tenant, person, params } = call
    if (exceptions.read && !isAllowed(entity.rights, tenant, person)) return exceptions.read(call)
    return orNotFound(await findRecord(db, tenant.id, entity, params.id))
  })
  on(api, `POST ${path}`, (call) => createRecord(call.db, changeOf(call), entity, call.body))
  on(api, `PUT ${path}/{id}`, (call) =>
    updateRecord(call.db, changeOf(call), entity, call.params.id, call.body),
  )
  if (exceptions.isRemovable === false) return
  on(api, `DELETE ${path}/{id}`, (call) => deleteRecord(call.db, changeOf(call), entity, call.params.id))
}

/** Who changes something, from a call. */
export const changeOf = ({ tenant, person, now }: Pick<AdminCall, 'tenant' | 'person' | 'now'>): Change => ({
  tenant: tenant.id,
  actor: person.actor,
  roles: person.roles,
  features: tenant.backend.features,
  now,
})

/** Which operation it is only its path says; one that the contract does not have is refused when the server starts. */
const on = (api: Api, key: string, handler: (call: AdminCall) => Promise<unknown>): void =>
  operation(api, key as Operation, handler as never)
