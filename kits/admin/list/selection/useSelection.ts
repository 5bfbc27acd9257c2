import { useState } from 'react'
import type { ListState } from '../listState'
import { emptySelection } from './selection'

/**
 * What is selected in a list. Records stay selected whatever is shown next; who selected everything that matches meant
 * what matched then, and other words or filters begin anew.
 */
export function useSelection({ search, filters }: ListState) {
  const matched = JSON.stringify([search, filters])
  const [before, setBefore] = useState(matched)
  const [selection, select] = useState(emptySelection)
  if (before !== matched) {
    setBefore(matched)
    if (selection.isAll) select(emptySelection)
  }
  return [selection, select] as const
}
