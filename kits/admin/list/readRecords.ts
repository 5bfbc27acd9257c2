import type { Call } from '@portico/core/http/useCall'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'
import { listQuery, type ListState } from './listState'

export interface RecordPage {
  items: readonly AdminRecord[]
  total: number
}

/** Reads one page of a list. Rejects with an `ApiError`. */
export const readPage = async (call: Call, entity: AdminEntity, state: ListState): Promise<RecordPage> =>
  (await call(operationsOf(entity).list, {
    query: listQuery(state) as never,
    quiet: true,
  })) as unknown as RecordPage

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
