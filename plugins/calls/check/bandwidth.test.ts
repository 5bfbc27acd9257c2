import { expect, it, vi } from 'vitest'
import { isNarrow, kilobits, measureBandwidth, type Transfer } from './bandwidth'

/** A line of a speed in kilobits per second, by a clock of its own. */
function line(speed: number) {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const moved: number[] = []
  const move: Transfer = async (bytes) => {
    moved.push(bytes)
    now += (bytes * 8) / speed
  }
  return { move, moved }
}

it('CALL-042 a slow line is measured with little data, a fast one with more', async () => {
  const slow = line(300)
  expect(await measureBandwidth(slow.move, slow.move)).toEqual({ down: 300, up: 300 })
  expect(slow.moved).toEqual([60_000, 60_000])
  const fast = line(20_000)
  expect((await measureBandwidth(fast.move, fast.move)).up).toBe(20_000)
  expect(fast.moved).toHaveLength(6)
})

it('CALL-042 an API without the measurement reports nothing, and the connection counts as good', async () => {
  const refuse: Transfer = () => Promise.reject(new Error('404'))
  const unknown = await measureBandwidth(refuse, refuse)
  expect(unknown).toEqual({ down: null, up: null })
  expect(isNarrow(unknown)).toBe(false)
})

it('CALL-042 a transfer that is stopped counts with what it did not reach', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const stuck: Transfer = (_, signal) => Promise.reject(signal.reason as Error)
  const speed = await measureBandwidth(stuck, stuck)
  expect(speed).toEqual({ down: kilobits(60_000, 4000), up: kilobits(60_000, 4000) })
  expect(isNarrow(speed)).toBe(true)
})

it.each([
  [{ down: 500, up: 400 }, false],
  [{ down: 490, up: 9000 }, true],
  [{ down: 9000, up: 390 }, true],
])('CALL-042 %j is narrow: %s', (speed, is) => expect(isNarrow(speed)).toBe(is))
