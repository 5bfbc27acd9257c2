import { useEffect, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { useCall } from '@portico/core/http/useCall'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import { recordId, operationsOf, type AdminEntity } from '../../entity'
import type { ListState } from '../listState'
import { readPage } from '../readRecords'
import { findNeighbours, adjacentPage } from './neighbours'
import { markOpenRecord } from '../return/listPositions'
import type { RecordPage } from '../readRecords'
import { pageKey } from '../useRecords'

/**
 * The records before and after one in the list from which it was opened, as the list was then: an edited record that no
 * longer matches keeps its neighbours. Null where it was not opened from a list.
 */
export function useNeighbours(entity: AdminEntity, id: string) {
  const list = useRoute().state['list'] as ListState | undefined
  const isFromList = list !== undefined
  const operation = operationsOf(entity).list
  useEffect(() => (isFromList ? markOpenRecord(operation, id) : undefined), [isFromList, operation, id])
  const page = usePage(entity, list)
  const ids = page?.items.map((record) => recordId(entity, record)) ?? []
  const position = list && page && { ...list, total: page.total }
  const other = position ? adjacentPage(ids, id, position) : null
  const beside = usePage(entity, list && other !== null ? { ...list, page: other } : undefined)
  if (!position) return null
  const neighbours = findNeighbours(
    ids,
    id,
    position,
    beside?.items.map((record) => recordId(entity, record)),
  )
  return neighbours && { ...neighbours, list, total: position.total }
}

/** A page as it was when it first loaded. */
function usePage(entity: AdminEntity, state: ListState | undefined): RecordPage | undefined {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const { data } = useSWRImmutable<RecordPage>(state ? pageKey(key, entity, state) : null, () =>
    readPage(call, entity, state as ListState),
  )
  const [first, setFirst] = useState(data)
  if (first === undefined && data !== undefined) setFirst(data)
  return first ?? data
}
