import { afterEach, expect, it, vi } from 'vitest'
import { paced } from './paced'

afterEach(() => vi.useRealTimers())

it('DEV-004 a million readings redraw the page at most ten times a second', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const drawn: number[] = []
  const show = paced((value: number) => drawn.push(value))
  for (let at = 0; at < 1000; at++) {
    show(at)
    vi.advanceTimersByTime(7)
  }
  expect(drawn[0]).toBe(0)
  expect(drawn.length).toBeGreaterThan(50)
  expect(drawn.length).toBeLessThanOrEqual(71)
})
