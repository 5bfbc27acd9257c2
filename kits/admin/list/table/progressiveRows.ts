/** What a slow machine draws in a frame. */
const atOnce = 4
const eachFrame = 3
/** More than most windows show. */
const aWindow = 16

/** Rows on their way to the page: of `drawn`, so many as `count` are new. */
export interface Grown<T> {
  rows: readonly T[]
  drawn: readonly T[]
  count: number
}

/** New rows begin to take the place of those before; `count` of them at once. */
export const replaced = <T>(before: readonly T[], rows: readonly T[], count = atOnce): Grown<T> =>
  // Where a window shows them all, what stayed of those before would be seen below.
  mixed(rows.length < aWindow ? [] : before, rows, count)

/** The next frame's rows. */
export const grownBy = <T>({ rows, drawn, count }: Grown<T>): Grown<T> => {
  const isOver = count >= rows.length
  return mixed(isOver ? drawn.slice(0, -aWindow) : drawn, rows, count + eachFrame)
}

/** All new rows are drawn, and none of those before. */
export const isGrown = ({ rows, drawn, count }: Grown<unknown>): boolean =>
  count >= rows.length && drawn.length === rows.length

const mixed = <T>(before: readonly T[], rows: readonly T[], count: number): Grown<T> => ({
  rows,
  count,
  drawn: [...rows.slice(0, count), ...before.slice(Math.min(count, rows.length))],
})
