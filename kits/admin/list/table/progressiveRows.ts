/** What a slow phone can render in one frame. */
const firstBatch = 4
const rowsPerFrame = 3
/** More rows than most windows show at once. */
const viewportRows = 16

/** Rows that are rendered over several frames. The first `count` of `rendered` are new, the rest are previous ones. */
export interface ProgressiveRows<T> {
  rows: readonly T[]
  rendered: readonly T[]
  count: number
}

/** Starts to replace the previous rows; the first `count` at once. */
export const startRows = <T>(
  previous: readonly T[],
  rows: readonly T[],
  count = firstBatch,
): ProgressiveRows<T> =>
  // With few new rows, previous ones would stay visible below them.
  combine(rows.length < viewportRows ? [] : previous, rows, count)

/** The next frame. */
export const nextRows = <T>({ rows, rendered, count }: ProgressiveRows<T>): ProgressiveRows<T> => {
  const allNew = count >= rows.length
  return combine(allNew ? rendered.slice(0, -viewportRows) : rendered, rows, count + rowsPerFrame)
}

/** Whether all new rows are rendered and no previous one is left. */
export const isComplete = ({ rows, rendered, count }: ProgressiveRows<unknown>): boolean =>
  count >= rows.length && rendered.length === rows.length

const combine = <T>(previous: readonly T[], rows: readonly T[], count: number): ProgressiveRows<T> => ({
  rows,
  count,
  rendered: [...rows.slice(0, count), ...previous.slice(Math.min(count, rows.length))],
})
