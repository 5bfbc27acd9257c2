import { describe, expect, it } from 'vitest'
import { nextRows, isComplete, startRows, type ProgressiveRows } from './progressiveRows'

const rowsOf = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => prefix + at)

/** Every state until all rows are rendered. */
function statesOf(start: ProgressiveRows<string>): ProgressiveRows<string>[] {
  const states = [start]
  while (!isComplete(states.at(-1) ?? start) && states.length < 50)
    states.push(nextRows(states.at(-1) ?? start))
  return states
}

describe('progressive rows', () => {
  it('start with the first rows and end with all of them', () => {
    const rows = rowsOf('a', 100)
    const states = statesOf(startRows([], rows))
    expect(states[0]?.rendered).toEqual(rows.slice(0, 4))
    expect(states.at(-1)?.rendered).toEqual(rows)
    expect(states).toHaveLength(33)
  })

  it.each([100, 40, 16, 3, 0])('replace a hundred rows with %i', (count) => {
    const rows = rowsOf('b', count)
    const states = statesOf(startRows(rowsOf('a', 100), rows))
    expect(states.at(-1)?.rendered).toEqual(rows)
    for (const { rendered: drawn } of states)
      expect(drawn.slice(0, Math.min(4, count))).toEqual(rows.slice(0, 4))
  })

  it('change at most three rows and remove at most sixteen per frame', () => {
    const states = statesOf(startRows(rowsOf('a', 100), rowsOf('b', 40))).map(({ rendered: drawn }) => drawn)
    const steps = states.slice(1).map((drawn, at) => ({ drawn, before: states[at] ?? [] }))
    const changed = steps.map(
      ({ drawn, before }) => drawn.filter((row, place) => row !== before[place]).length,
    )
    expect(Math.max(...changed)).toBe(3)
    expect(Math.max(...steps.map(({ drawn, before }) => before.length - drawn.length))).toBe(16)
  })

  it('drop the previous rows at once where few rows replace them', () => {
    expect(startRows(rowsOf('a', 100), rowsOf('b', 3)).rendered).toEqual(rowsOf('b', 3))
  })
})
