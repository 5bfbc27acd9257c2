import { useState } from 'react'
import { read, write } from '@core/state/localStorage'
import { usePerson } from '@core/session/personContext'

export const rowHeights = ['normal', 'compact'] as const
/** How high the rows of lists are where a mouse is used. */
export type RowHeight = (typeof rowHeights)[number]

/** The height of rows that a person chose, in all lists; remembered. */
export function useRowHeight(): readonly [RowHeight, (height: RowHeight) => void] {
  const { tenant, actor } = usePerson()
  const key = `adminRows|${tenant}|${actor}`
  const [height, set] = useState<RowHeight>(() => (read(key) === 'compact' ? 'compact' : 'normal'))
  return [
    height,
    (next) => {
      write(key, next === 'normal' ? null : next)
      set(next)
    },
  ]
}
