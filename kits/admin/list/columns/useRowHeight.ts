import { useState } from 'react'
import { readStorage, writeStorage } from '@core/state/localStorage'
import { usePersonContext } from '@core/session/personContext'

export const rowHeights = ['normal', 'compact'] as const
/** How high the rows of lists are where a mouse is used. */
export type RowHeight = (typeof rowHeights)[number]

/** The height of rows that a person chose, in all lists; remembered. */
export function useRowHeight(): readonly [RowHeight, (height: RowHeight) => void] {
  const { tenant, actor } = usePersonContext()
  const key = `adminRows|${tenant}|${actor}`
  const [height, set] = useState<RowHeight>(() => (readStorage(key) === 'compact' ? 'compact' : 'normal'))
  return [
    height,
    (next) => {
      writeStorage(key, next === 'normal' ? null : next)
      set(next)
    },
  ]
}
