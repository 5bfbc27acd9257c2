import { useEffect, useState } from 'react'
import { isComplete, nextRows, startRows, type ProgressiveRows } from './progressiveRows'

/**
 * Renders a page of rows a few per frame, so that no frame takes long on a slow phone. In the end every row is in the
 * document: find in page, printing and the row count of screen readers work, which a virtual list breaks.
 * `isWhole` renders the first page at once, to restore a scroll position.
 */
export function useProgressiveRows<T>(rows: readonly T[], isWhole = false): readonly T[] {
  const [progress, setProgress] = useState<ProgressiveRows<T>>(() =>
    startRows([], rows, isWhole ? rows.length : undefined),
  )
  const current = progress.rows === rows ? progress : startRows(progress.rendered, rows)
  if (current !== progress) setProgress(current)
  useEffect(() => {
    if (isComplete(current)) return undefined
    const frame = requestAnimationFrame(() => setProgress(nextRows(current)))
    return () => cancelAnimationFrame(frame)
  }, [current])
  return current.rendered
}
