import { useState } from 'react'
import { useGo } from '@core/routing/useGo'
import { useQueryNow } from '@core/routing/useQueryNow'
import { useRoute } from '@core/routing/useRoute'
import { storageKeys, readStorage, writeStorage } from '@core/state/localStorage'
import { usePersonContext } from '@core/session/personContext'
import type { AdminEntity } from '../entity'
import { listStateToQuery, parsePageSize, parseListState, type ListState } from './listState'
import { availableColumns } from './columns/columns'
import { filtersOf } from './filters/filters'

/** What a list shall show: what of it, or how that follows from what it shows. */
export type ListChange = Partial<ListState> | ((state: ListState) => Partial<ListState>)

/** The state of the list that is shown, and how to change it: it lives in the address; the size is remembered too (`pageCount`), and so are the columns of a person. */
export function useListState(entity: AdminEntity) {
  const { id, params, query } = useRoute()
  const queryNow = useQueryNow()
  const go = useGo()
  const { tenant, actor } = usePersonContext()
  const columnsKey = `adminColumns|${tenant}|${actor}|${entity.name}`
  const [remembered] = useState(() => ({
    size: parsePageSize(readStorage(storageKeys.pageCount)),
    columns: readStorage(columnsKey)?.split(',') ?? null,
  }))
  const fields = availableColumns(entity).map(({ field }) => field)
  const defaults = {
    ...remembered,
    sort: entity.sort ?? entity.columns[0],
    fields,
    filters: filtersOf(entity),
  }
  const state = parseListState(query, defaults)

  /**
   * Anything but another page begins at the first one. A search replaces its address: back leaves the list, not a letter;
   * so does what nobody asked for (`replace`).
   */
  const change = (asked: ListChange, { replace = false } = {}) => {
    const before = parseListState(queryNow(), defaults)
    const to = typeof asked === 'function' ? asked(before) : asked
    const next = { ...before, page: to.columns === undefined ? 0 : before.page, ...to }
    if (to.size) writeStorage(storageKeys.pageCount, String(to.size))
    if (to.columns !== undefined) writeStorage(columnsKey, to.columns?.join(',') ?? null)
    go(id, { params, query: listStateToQuery(next, defaults), replace: replace || staysHere(to) })
  }
  return { state, change }
}

const staysHere = ({ search, columns }: Partial<ListState>) => search !== undefined || columns !== undefined
