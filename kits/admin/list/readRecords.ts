import type { Call } from '@portico/core/http/useCall'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'
import { listQuery, type ListState } from './listState'
import { pageOfList } from './pageOfList'

export interface RecordPage {
  items: readonly AdminRecord[]
  total: number
}

/**
 * Reads one page of a list. A back end that answers with the whole list, as the specification allows, has it searched, sorted and
 * paged here. Rejects with an `ApiError`.
 */
export async function readPage(call: Call, entity: AdminEntity, state: ListState): Promise<RecordPage> {
  const answer = (await call(operationsOf(entity).list, {
    query: listQuery(state) as never,
    quiet: true,
  })) as unknown as RecordPage | readonly AdminRecord[]
  return 'items' in answer ? answer : pageOfList(answer, entity, state)
}

/** Reads all matching records, page by page. Rejects with an `ApiError`. */
export async function readAllRecords(
  call: Call,
  entity: AdminEntity,
  state: ListState,
): Promise<AdminRecord[]> {
  const records: AdminRecord[] = []
  for (let page = 0; ; page++) {
    const { items, total } = await readPage(call, entity, { ...state, page, size: 100 })
    records.push(...items)
    if (items.length === 0 || records.length >= total) return records
  }
}
