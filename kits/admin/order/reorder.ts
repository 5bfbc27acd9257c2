/** Moves a row to another index; an index beyond the ends means the end. */
export function moveItem<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined) return rows
  const others = rows.filter((_, index) => index !== from)
  const target = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, target), row, ...others.slice(target)]
}

/**
 * The index at which a dragged row lands: before the first row whose middle is below the pointer.
 * `middles` are the vertical middles of all rows, `y` is the pointer; all in pixels.
 */
export function dropIndex(middles: readonly number[], dragged: number, y: number): number {
  const below = middles.findIndex((middle) => y < middle)
  const target = below < 0 ? middles.length : below
  return target > dragged ? target - 1 : target
}

/** The index of a dragged row, and the one at which it would land. */
export interface DragTarget {
  from: number
  to: number
}

/** The edge of a row that shows where the dragged row would land. */
export function dropEdge(target: DragTarget | null, index: number): 'above' | 'below' | undefined {
  if (!target || target.to !== index || target.from === index) return undefined
  return target.to < target.from ? 'above' : 'below'
}
