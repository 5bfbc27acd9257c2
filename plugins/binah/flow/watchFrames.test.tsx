import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LOST_MS, watchFrames } from './watchFrames'

/** A camera whose frames arrive when the test says so. */
function cameraOf() {
  let next = () => {}
  const video = { requestVideoFrameCallback: (callback: () => void) => (next = callback) }
  return { video: video as unknown as HTMLVideoElement, sendFrame: () => next() }
}

const changes = vi.fn<(isStopped: boolean) => void>()
const lost = vi.fn<() => void>()
const watch = (video: HTMLVideoElement) => watchFrames(video, { onChange: changes, onLost: lost })

beforeEach(() => {
  vi.useFakeTimers()
  changes.mockReset()
  lost.mockReset()
})
afterEach(() => vi.useRealTimers())

it('a camera that stops sending frames is noticed within two seconds, and so is its return', () => {
  const { video, sendFrame } = cameraOf()
  const stop = watch(video)
  for (let frame = 0; frame < 60; frame += 1) {
    vi.advanceTimersByTime(100)
    sendFrame()
  }
  expect(changes).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(changes.mock.calls).toEqual([[true]])
  sendFrame()
  expect(changes.mock.calls).toEqual([[true], [false]])
  expect(lost).not.toHaveBeenCalled()
  stop()
})

it('a camera that does not come back is lost, and nothing is reported after the watch ends', () => {
  const { video } = cameraOf()
  const stop = watch(video)
  vi.advanceTimersByTime(LOST_MS + 1000)
  expect(lost).toHaveBeenCalled()
  stop()
  changes.mockReset()
  lost.mockReset()
  vi.advanceTimersByTime(LOST_MS * 2)
  expect([changes.mock.calls, lost.mock.calls]).toEqual([[], []])
})

it('a hidden tab, which gets no frames, is not a camera that stops', () => {
  const { video } = cameraOf()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const stop = watch(video)
  vi.advanceTimersByTime(10_000)
  expect(changes).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  vi.advanceTimersByTime(2000)
  expect(changes.mock.calls).toEqual([[true]])
  stop()
  visibility.mockRestore()
})
