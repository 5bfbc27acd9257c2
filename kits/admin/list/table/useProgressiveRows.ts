import { useEffect, useState } from 'react'
import { nextRows, isComplete, startRows, type ProgressiveRows } from './progressiveRows'

/** The rows that are drawn: new ones take the place of those before, a few each frame, so that no frame waits for a hundred. `whole`: the first ones are all there at once, for who comes back to one of them. */
export function useProgressiveRows<T>(rows: readonly T[], whole = false): readonly T[] {
  const [grown, grow] = useState<ProgressiveRows<T>>(() =>
    startRows([], rows, whole ? rows.length : undefined),
  )
  const now = grown.rows === rows ? grown : startRows(grown.rendered, rows)
  if (now !== grown) grow(now)
  useEffect(() => {
    if (isComplete(now)) return undefined
    const frame = requestAnimationFrame(() => grow(nextRows(now)))
    return () => cancelAnimationFrame(frame)
  }, [now])
  return now.rendered
}
