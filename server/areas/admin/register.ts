import { operation, type Api, type OperationCall } from '../../http/operations'
import type { Operation } from '../../http/contract'
import { allowed } from '../../http/rights'
import { found } from '../found'
import type { Change } from './audit'
import type { AdminRecord, DefinedEntity } from './entity'
import { listAll, listPage, type ListQuery } from './list'
import { findRecord } from './records'
import { createRecord, deleteRecord, updateRecord } from './write'

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

/** What everybody is answered at addresses that patients read too; administrators get pages, and what they edit. */
export interface Shared {
  list?: (call: AdminCall) => Promise<unknown>
  read?: (call: AdminCall) => Promise<unknown>
}

/** Registers the five operations of an entity at its path: list (all, or a page), read, add, change and remove. */
export function registerEntity(api: Api, entity: DefinedEntity, shared: Shared = {}): void {
  const { path, listPath = path } = entity
  on(api, `GET ${listPath}`, (call) => {
    const { db, tenant, query } = call
    if (query.page !== undefined || listPath !== path) return listPage(db, tenant.id, entity, query)
    return shared.list ? shared.list(call) : listAll(db, tenant.id, entity)
  })
  on(api, `GET ${path}/{id}`, async (call) => {
    const { db, tenant, person, params } = call
    if (shared.read && !allowed(entity.rights, tenant, person)) return shared.read(call)
    return found(await findRecord(db, tenant.id, entity, params.id))
  })
  on(api, `POST ${path}`, (call) => createRecord(call.db, changeOf(call), entity, call.body))
  on(api, `PUT ${path}/{id}`, (call) =>
    updateRecord(call.db, changeOf(call), entity, call.params.id, call.body),
  )
  on(api, `DELETE ${path}/{id}`, (call) => deleteRecord(call.db, changeOf(call), entity, call.params.id))
}

/** Who changes something, from a call. */
export const changeOf = ({ tenant, person, now }: Pick<AdminCall, 'tenant' | 'person' | 'now'>): Change => ({
  tenant: tenant.id,
  actor: person.actor,
  roles: person.roles,
  now,
})

/** Which operation it is only its path says; one that the contract does not have is refused when the server starts. */
const on = (api: Api, key: string, handler: (call: AdminCall) => Promise<unknown>): void =>
  operation(api, key as Operation, handler as never)
