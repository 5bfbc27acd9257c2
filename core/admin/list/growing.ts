/** More than a window shows. */
const atFirst = 16
const eachFrame = 12

/** Rows on their way to the page: of `drawn`, so many as `count` are new. */
export interface Grown<T> {
  rows: readonly T[]
  drawn: readonly T[]
  count: number
}

/** New rows begin: what a window shows is theirs at once, below it those before stay a moment. */
export const replaced = <T>(before: readonly T[], rows: readonly T[]): Grown<T> =>
  // Fewer rows than a window shows: what would stay would be seen.
  mixed(rows.length < atFirst ? [] : before, rows, atFirst)

/** The next frame's rows. */
export const grownBy = <T>({ rows, drawn, count }: Grown<T>): Grown<T> => {
  const isOver = count >= rows.length
  return mixed(isOver ? drawn.slice(0, -eachFrame) : drawn, rows, count + eachFrame)
}

/** All new rows are drawn, and none of those before. */
export const isGrown = ({ rows, drawn, count }: Grown<unknown>): boolean =>
  count >= rows.length && drawn.length === rows.length

const mixed = <T>(before: readonly T[], rows: readonly T[], count: number): Grown<T> => ({
  rows,
  count,
  drawn: [...rows.slice(0, count), ...before.slice(Math.min(count, rows.length))],
})
