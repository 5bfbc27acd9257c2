import { useEffect, useState } from 'react'
import { grownBy, isGrown, replaced, type Grown } from './progressiveRows'

/** The rows that are drawn: new ones take the place of those before, a few each frame, so that no frame waits for a hundred. `whole`: the first ones are all there at once, for who comes back to one of them. */
export function useGrowing<T>(rows: readonly T[], whole = false): readonly T[] {
  const [grown, grow] = useState<Grown<T>>(() => replaced([], rows, whole ? rows.length : undefined))
  const now = grown.rows === rows ? grown : replaced(grown.drawn, rows)
  if (now !== grown) grow(now)
  useEffect(() => {
    if (isGrown(now)) return undefined
    const frame = requestAnimationFrame(() => grow(grownBy(now)))
    return () => cancelAnimationFrame(frame)
  }, [now])
  return now.drawn
}
