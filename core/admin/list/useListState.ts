import { useState } from 'react'
import { useGo } from '../../routing/useGo'
import { useRoute } from '../../routing/useRoute'
import { keys, read, write } from '../../session/keys'
import type { AdminEntity } from '../entity'
import { queryOf, sizeOf, stateOf, type ListState } from './address'
import { columnsOf } from './columns'
import { filtersOf } from './filters'

/** The state of the list that is shown, and how to change it: it lives in the address; the size is remembered too (`pageCount`). */
export function useListState(entity: AdminEntity) {
  const { id, params, query } = useRoute()
  const go = useGo()
  const [remembered] = useState(() => sizeOf(read(keys.pageCount)))
  const fields = columnsOf(entity).map(({ field }) => field)
  const defaults = {
    size: remembered,
    sort: entity.sort ?? entity.columns[0],
    fields,
    filters: filtersOf(entity),
  }
  const state = stateOf(query, defaults)

  /** Anything but another page begins at the first one. A search replaces its address: back leaves the list, not a letter. */
  const change = (to: Partial<ListState>) => {
    const next = { ...state, page: 0, ...to }
    if (to.size) write(keys.pageCount, String(to.size))
    go(id, { params, query: queryOf(next, defaults), replace: to.search !== undefined })
  }
  return { state, change }
}
