/** The same rows with one of them at another place; a place beyond the ends is the end. */
export function moveItem<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined) return rows
  const others = rows.filter((_, at) => at !== from)
  const place = Math.min(Math.max(to, 0), others.length)
  return [...others.slice(0, place), row, ...others.slice(place)]
}

/**
 * Where a row lands that is let go at a height: before the first one whose middle is below it.
 * In: the middles of the rows from above, and the row that is carried. Out: its place among all rows.
 */
export function dropIndex(middles: readonly number[], carried: number, height: number): number {
  const below = middles.findIndex((middle) => height < middle)
  const place = below < 0 ? middles.length : below
  return place > carried ? place - 1 : place
}

/** A row that is carried, and where it would land. */
export interface DragTarget {
  from: number
  to: number
}

/** Where the line is drawn at a row that shows where a carried one would land. */
export function dropEdge(carried: DragTarget | null, at: number): 'above' | 'below' | undefined {
  if (!carried || carried.to !== at || carried.from === at) return undefined
  return carried.to < carried.from ? 'above' : 'below'
}
