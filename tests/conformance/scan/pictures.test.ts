import { expect, it } from 'vitest'
import { allShots, measureShot, type Outcome } from '../../../plugins/binah/testing/pictures/measured'
import stored from '../../../plugins/binah/testing/pictures/outcomes.json' with { type: 'json' }

const shots = allShots()
const outcomes: readonly Outcome[] = stored
/** One recording in this many is measured again: all take minutes. */
const EVERY = 26

it('VITAL-022 the outcomes that docs/scan.md reports are those of the engine today: run `npm run scan` where they differ', () => {
  expect(outcomes).toHaveLength(shots.length)
  const again = shots.flatMap((shot, index) => (index % EVERY === 3 ? [{ index, ...measureShot(shot) }] : []))
  expect(again.length).toBeGreaterThan(8)
  expect(again).toEqual(again.map(({ index }) => ({ index, ...outcomes[index] })))
}, 300_000)

it('what has no pulse gives no number, live or as a result, in 100 recordings or more', () => {
  const others = outcomes.filter((_, index) => ['photograph', 'wall'].includes(shots[index]?.subject ?? ''))
  expect(others.length).toBeGreaterThanOrEqual(100)
  expect(others.filter(({ refusal, live }) => refusal === null || live > 0)).toEqual([])
})

it('no number is off by more than five, no live number by more than eight', () => {
  const errors = outcomes.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
  expect(errors.length).toBeGreaterThan(30)
  expect(Math.max(...errors)).toBeLessThanOrEqual(5)
  expect(Math.max(...outcomes.map(({ liveError }) => liveError ?? 0))).toBeLessThanOrEqual(8)
})
