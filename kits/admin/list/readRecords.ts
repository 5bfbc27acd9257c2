import type { Call } from '@core/http/call'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'
import { listQuery, type ListState } from './listState'
import type { RecordPage } from './useRecords'

/** One page of a list. Which operation it is, only the entity knows; all lists answer the same. */
export const readPage = async (call: Call, entity: AdminEntity, state: ListState): Promise<RecordPage> =>
  (await call(operationsOf(entity).list, {
    query: listQuery(state) as never,
    quiet: true,
  })) as unknown as RecordPage

/** All records that match, one page after the other. Rejects with an `ApiError`. */
export async function readAllRecords(
  call: Call,
  entity: AdminEntity,
  state: ListState,
): Promise<AdminRecord[]> {
  const found: AdminRecord[] = []
  for (let page = 0; ; page++) {
    const { items, total } = await readPage(call, entity, { ...state, page, size: 100 })
    found.push(...items)
    if (items.length === 0 || found.length >= total) return found
  }
}
