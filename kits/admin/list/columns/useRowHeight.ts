import { useState } from 'react'
import { readStorage, writeStorage } from '@core/state/localStorage'
import { usePersonContext } from '@core/session/personContext'

export const rowHeights = ['normal', 'compact'] as const
/** The height of table rows on devices with a mouse. */
export type RowHeight = (typeof rowHeights)[number]

/** The person's row height for all lists; it is stored. */
export function useRowHeight(): readonly [RowHeight, (height: RowHeight) => void] {
  const { tenant, actor } = usePersonContext()
  const key = `adminRows|${tenant}|${actor}`
  const [height, setHeight] = useState<RowHeight>(() =>
    readStorage(key) === 'compact' ? 'compact' : 'normal',
  )
  return [
    height,
    (next) => {
      writeStorage(key, next === 'normal' ? null : next)
      setHeight(next)
    },
  ]
}
