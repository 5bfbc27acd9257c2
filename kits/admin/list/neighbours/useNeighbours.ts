import { useEffect, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import { useCall } from '@core/http/useCall'
import { useRoute } from '@core/routing/useRoute'
import { usePersonContext } from '@core/session/personContext'
import { recordId, operationsOf, type AdminEntity } from '../../entity'
import type { ListState } from '../listState'
import { readPage } from '../readRecords'
import { findNeighbours, adjacentPage } from './neighbours'
import { markOpenRecord } from '../return/listPositions'
import { pageKey, type RecordPage } from '../useRecords'

/**
 * The records before and after one in the list from which it was opened, as that was then: who mends one record after
 * the other finds the next also when the last no longer matches. Null where it was opened in another way.
 */
export function useNeighbours(entity: AdminEntity, id: string) {
  const list = useRoute().state['list'] as ListState | undefined
  const isFromList = list !== undefined
  const operation = operationsOf(entity).list
  useEffect(() => (isFromList ? markOpenRecord(operation, id) : undefined), [isFromList, operation, id])
  const here = usePage(entity, list)
  const ids = here?.items.map((record) => recordId(entity, record)) ?? []
  const part = list && here && { ...list, total: here.total }
  const other = part ? adjacentPage(ids, id, part) : null
  const beside = usePage(entity, list && other !== null ? { ...list, page: other } : undefined)
  if (!part) return null
  const found = findNeighbours(
    ids,
    id,
    part,
    beside?.items.map((record) => recordId(entity, record)),
  )
  return found && { ...found, list, total: part.total }
}

/** A page as it was when it was first there. */
function usePage(entity: AdminEntity, state: ListState | undefined): RecordPage | undefined {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const { data } = useSWRImmutable<RecordPage>(state ? pageKey(key, entity, state) : null, () =>
    readPage(call, entity, state as ListState),
  )
  const [first, keep] = useState(data)
  if (first === undefined && data !== undefined) keep(data)
  return first ?? data
}
