import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTone } from './useTone'

/** Sound that browsers allow after a gesture only. */
class FakeAudio extends EventTarget {
  state = 'suspended'
  currentTime = 0
  destination = {}
  notes = 0
  isAllowed = false
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => void (this.notes += 1),
      stop: () => {},
    }
  }
  createGain() {
    const gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} }
    return { gain, connect: () => {} }
  }
  resume = async () => {
    if (this.isAllowed) this.state = 'running'
  }
  close = async () => void (this.state = 'closed')
}

let current: FakeAudio
beforeEach(() => {
  vi.useFakeTimers()
  current = new FakeAudio()
  vi.stubGlobal('AudioContext', function make() {
    return current
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

it('CALL-027 CALL-028 a call rings again and again until it is answered', async () => {
  const { result, unmount } = renderHook(useTone)
  current.isAllowed = true
  await act(async () => dispatchEvent(new Event('pointerdown')))
  expect(result.current).toBe(true)
  await wait(2400)
  expect(current.notes).toBe(2)
  await wait(4800)
  expect(current.notes).toBe(6)
  unmount()
  await wait(10_000)
  expect(current.notes).toBe(6)
  expect(current.state).toBe('closed')
})

it('C-079 without a gesture it is silent, and says so', async () => {
  const { result } = renderHook(useTone)
  await wait(5000)
  expect(result.current).toBe(false)
  expect(current.notes).toBe(0)
})
