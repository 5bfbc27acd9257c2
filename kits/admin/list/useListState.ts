import { useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { useQueryNow } from '@portico/core/routing/useQueryNow'
import { useRoute } from '@portico/core/routing/useRoute'
import { deviceKey, storageKeys, readStorage, writeStorage } from '@portico/core/state/localStorage'
import type { AdminEntity } from '../entity'
import { listStateToQuery, parsePageSize, parseListState, type ListState } from './listState'
import { availableColumns, sortableColumns } from './columns/columns'
import { filtersOf } from './filters/filters'

/** Changes to the state of a list, or a function that computes them. */
export type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

/** The state of the list in the address. The page size (`pageCount`) and a person's columns are stored as well. */
export function useListState(entity: AdminEntity) {
  const { id, params, query } = useRoute()
  const queryNow = useQueryNow()
  const go = useGo()
  const columnsKey = deviceKey(`adminColumns.${entity.name}`)
  const [stored] = useState(() => ({
    size: parsePageSize(readStorage(storageKeys.pageCount)),
    columns: readStorage(columnsKey)?.split(',') ?? null,
  }))
  const available = availableColumns(entity)
  const defaults = {
    ...stored,
    sort: entity.sort ?? entity.columns[0],
    fields: available.map(({ field }) => field),
    sortable: sortableColumns(available).map(({ field }) => field),
    filters: filtersOf(entity),
  }
  const state = parseListState(query, defaults)

  /**
   * Goes to the first page unless the change names one. Searches and columns replace the history entry, so that the back
   * button leaves the list.
   */
  const change = (listChange: ListChange, { replace = false } = {}) => {
    const previous = parseListState(queryNow(), defaults)
    const to = typeof listChange === 'function' ? listChange(previous) : listChange
    const next = { ...previous, page: to.columns === undefined ? 0 : previous.page, ...to }
    if (to.size) writeStorage(storageKeys.pageCount, String(to.size))
    if (to.columns !== undefined) writeStorage(columnsKey, to.columns?.join(',') ?? null)
    go(id, { params, query: listStateToQuery(next, defaults), replace: replace || replacesEntry(to) })
  }
  return { state, change }
}

const replacesEntry = ({ search, columns }: Partial<ListState>) =>
  search !== undefined || columns !== undefined
