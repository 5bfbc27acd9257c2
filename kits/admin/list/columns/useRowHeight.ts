import { useState } from 'react'
import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'

export const rowHeights = ['normal', 'compact'] as const
/** The height of table rows on devices with a mouse. */
export type RowHeight = (typeof rowHeights)[number]

const key = deviceKey('adminRows')

/** The row height of all lists on this device. */
export function useRowHeight(): readonly [RowHeight, (height: RowHeight) => void] {
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
