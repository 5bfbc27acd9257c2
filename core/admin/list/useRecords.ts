import useSWR from 'swr'
import { useCall } from '../../http/useCall'
import type { ApiFault } from '../../http/fault'
import { usePerson } from '../../session/usePerson'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'
import { listQuery, type ListState } from './address'

export interface RecordPage {
  items: readonly AdminRecord[]
  total: number
}

/** The records of one page; those before stay until the next ones are there. Errors are left to the list to tell. */
export function useRecords(entity: AdminEntity, state: ListState) {
  const { key } = usePerson()
  const call = useCall()
  const { list } = operationsOf(entity)
  const query = listQuery(state)
  return useSWR<RecordPage, ApiFault>(
    [key, list, query],
    // Which operation it is, only the entity knows; all lists answer the same.
    async () => (await call(list, { query: query as never, quiet: true })) as unknown as RecordPage,
    { keepPreviousData: true },
  )
}
