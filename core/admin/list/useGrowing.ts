import { useEffect, useState } from 'react'

/** More than a window shows. */
const atFirst = 16
const eachFrame = 12

/** The rows that are drawn: the first ones at once, the others a few each frame, so that no frame waits for a hundred. */
export function useGrowing<T>(rows: readonly T[]): readonly T[] {
  const [grown, grow] = useState({ of: rows, count: atFirst })
  const count = grown.of === rows ? grown.count : atFirst
  useEffect(() => {
    if (count >= rows.length) return undefined
    const frame = requestAnimationFrame(() => grow({ of: rows, count: count + eachFrame }))
    return () => cancelAnimationFrame(frame)
  }, [rows, count])
  return rows.slice(0, count)
}
