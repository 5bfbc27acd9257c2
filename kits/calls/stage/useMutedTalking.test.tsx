import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useMutedTalking } from './useMutedTalking'

/** How loud the microphone is: the byte of each sample lies so far from silence. */
let loudness = 0

class FakeAudio {
  createAnalyser = () => ({
    fftSize: 32,
    getByteTimeDomainData: (samples: Uint8Array) => void samples.fill(128 + loudness),
  })
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = async () => undefined
}

const clone = { enabled: false, stop: vi.fn<() => void>() }
const microphone = { clone: () => clone } as unknown as MediaStreamTrack

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.stubGlobal(
    'MediaStream',
    class {
      getTracks = () => []
    },
  )
  loudness = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const render = (isMuted: boolean) =>
  renderHook((props: { isMuted: boolean }) => useMutedTalking({ ...props, microphone }), {
    initialProps: { isMuted },
  })
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds))

it('who is muted and talks reads it once for some seconds, and again after muting again', async () => {
  const { result, rerender } = render(true)
  await pass(3000)
  expect(result.current).toBe(false)
  loudness = 60
  await pass(1200)
  expect(result.current).toBe(false)
  await pass(1000)
  expect(result.current).toBe(true)
  await pass(8500)
  expect(result.current).toBe(false)
  await pass(10_000)
  expect(result.current).toBe(false)
  rerender({ isMuted: false })
  rerender({ isMuted: true })
  await pass(2500)
  expect(result.current).toBe(true)
})

it('a short sound is no talking, and who is heard reads nothing', async () => {
  const { result, rerender } = render(true)
  for (let sounds = 0; sounds < 5; sounds += 1) {
    loudness = 60
    await pass(800)
    loudness = 0
    await pass(400)
  }
  expect(result.current).toBe(false)
  rerender({ isMuted: false })
  loudness = 60
  await pass(5000)
  expect(result.current).toBe(false)
  expect(clone.stop).toHaveBeenCalled()
})
