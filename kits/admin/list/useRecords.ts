import useSWR, { preload } from 'swr'
import { useCall } from '@portico/core/http/useCall'
import type { ApiError } from '@portico/core/http/apiError'
import { usePersonContext } from '@portico/core/session/personContext'
import { operationsOf, type AdminEntity } from '../entity'
import { listQuery, type ListState } from './listState'
import { readPage, type RecordPage } from './readRecords'

/** The cache key of a page. */
export const pageKey = (person: string, entity: AdminEntity, state: ListState) =>
  [person, operationsOf(entity).list, listQuery(state)] as const

/**
 * The records of one page; the previous ones stay until the next have loaded.
 * `fetchAhead` loads another page before it is opened.
 */
export function useRecords(entity: AdminEntity, state: ListState) {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const pageKeyOf = (of: ListState) => pageKey(key, entity, of)
  const read = (of: ListState) => () => readPage(call, entity, of)
  const records = useSWR<RecordPage, ApiError>(pageKeyOf(state), read(state), { keepPreviousData: true })
  const fetchAhead = (page: number) => {
    const next = { ...state, page }
    // Opening the page retries, and shows the error.
    Promise.resolve(preload(pageKeyOf(next), read(next))).catch(() => undefined)
  }
  return { ...records, fetchAhead }
}
