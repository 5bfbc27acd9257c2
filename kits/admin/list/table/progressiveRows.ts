/** What a slow machine draws in a frame. */
const firstBatch = 4
const rowsPerFrame = 3
/** More than most windows show. */
const viewportRows = 16

/** Rows on their way to the page: of `drawn`, so many as `count` are new. */
export interface ProgressiveRows<T> {
  rows: readonly T[]
  rendered: readonly T[]
  count: number
}

/** New rows begin to take the place of those before; `count` of them at once. */
export const startRows = <T>(
  before: readonly T[],
  rows: readonly T[],
  count = firstBatch,
): ProgressiveRows<T> =>
  // Where a window shows them all, what stayed of those before would be seen below.
  mixed(rows.length < viewportRows ? [] : before, rows, count)

/** The next frame's rows. */
export const nextRows = <T>({ rows, rendered: drawn, count }: ProgressiveRows<T>): ProgressiveRows<T> => {
  const isOver = count >= rows.length
  return mixed(isOver ? drawn.slice(0, -viewportRows) : drawn, rows, count + rowsPerFrame)
}

/** All new rows are drawn, and none of those before. */
export const isComplete = ({ rows, rendered: drawn, count }: ProgressiveRows<unknown>): boolean =>
  count >= rows.length && drawn.length === rows.length

const mixed = <T>(before: readonly T[], rows: readonly T[], count: number): ProgressiveRows<T> => ({
  rows,
  count,
  rendered: [...rows.slice(0, count), ...before.slice(Math.min(count, rows.length))],
})
