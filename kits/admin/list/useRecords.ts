import useSWR, { preload } from 'swr'
import { useCall } from '@core/http/useCall'
import type { ApiError } from '@core/http/apiError'
import { usePersonContext } from '@core/session/personContext'
import { operationsOf, type AdminEntity, type AdminRecord } from '../entity'
import { listQuery, type ListState } from './listState'
import { readPage } from './readRecords'

export interface RecordPage {
  items: readonly AdminRecord[]
  total: number
}

/** What a page of a list is kept as: for this person, by what the server is asked. */
export const pageKey = (person: string, entity: AdminEntity, state: ListState) =>
  [person, operationsOf(entity).list, listQuery(state)] as const

/**
 * The records of one page; those before stay until the next ones are there. Errors are left to the list to tell.
 * `fetchAhead` reads another page before it is opened.
 */
export function useRecords(entity: AdminEntity, state: ListState) {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const keyOf = (of: ListState) => pageKey(key, entity, of)
  const read = (of: ListState) => () => readPage(call, entity, of)
  const records = useSWR<RecordPage, ApiError>(keyOf(state), read(state), { keepPreviousData: true })
  const fetchAhead = (page: number) => {
    const next = { ...state, page }
    // What fails here is asked for again, and told, when the page is opened.
    Promise.resolve(preload(keyOf(next), read(next))).catch(() => undefined)
  }
  return { ...records, fetchAhead }
}
