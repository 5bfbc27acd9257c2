import { useState } from 'react'
import type { ListState } from '../listState'
import { emptySelection } from './selection'

/**
 * The selection of a list. It survives other pages, searches and filters, except for "everything that matches", which a
 * new search or filter clears.
 */
export function useSelection({ search, filters }: ListState) {
  const query = JSON.stringify([search, filters])
  const [previousQuery, setPreviousQuery] = useState(query)
  const [selection, setSelection] = useState(emptySelection)
  if (previousQuery !== query) {
    setPreviousQuery(query)
    if (selection.isAll) setSelection(emptySelection)
  }
  return [selection, setSelection] as const
}
