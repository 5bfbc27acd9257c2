import { useState } from 'react'
import type { ListState } from '../listState'
import { nothing } from './selection'

/**
 * What is selected in a list. Records stay selected whatever is shown next; who selected everything that matches meant
 * what matched then, and other words or filters begin anew.
 */
export function useSelection({ search, filters }: ListState) {
  const matched = JSON.stringify([search, filters])
  const [before, setBefore] = useState(matched)
  const [selection, select] = useState(nothing)
  if (before !== matched) {
    setBefore(matched)
    if (selection.everything) select(nothing)
  }
  return [selection, select] as const
}
