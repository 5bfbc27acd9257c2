import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FirstPicture } from './FirstPicture'

const opened = { width: { ideal: 800 }, height: { ideal: 600 }, frameRate: { ideal: 24 } }

/** A camera that takes any size. */
class FakeCamera {
  constraints: MediaTrackConstraints = opened
  refuses = false
  getConstraints = () => this.constraints
  getSettings = () => ({ width: 640, height: 480 })
  applyConstraints = async (constraints: MediaTrackConstraints) => {
    if (this.refuses) throw new Error('refused')
    this.constraints = constraints
  }
}

const small = { ...opened, width: { ideal: 320 }, height: { ideal: 240 } }
const sent = (camera: FakeCamera, isScreen = false) => ({
  audio: null,
  video: camera as unknown as MediaStreamTrack,
  isScreen,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('CALL-058 the camera is half as wide and high until two seconds after the other side came', async () => {
  const camera = new FakeCamera()
  const picture = new FirstPicture()
  picture.setTracks(sent(camera))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(camera.constraints).toEqual(small)
  picture.growLater()
  await vi.advanceTimersByTimeAsync(1999)
  expect(camera.constraints).toEqual(small)
  await vi.advanceTimersByTimeAsync(1)
  expect(camera.constraints).toEqual(opened)
})

it('CALL-058 a camera that opens later is small too, and stays large once the other side has seen it', async () => {
  const [first, second] = [new FakeCamera(), new FakeCamera()]
  const picture = new FirstPicture()
  picture.growLater()
  picture.setTracks(sent(first))
  expect(first.constraints).toEqual(small)
  await vi.advanceTimersByTimeAsync(2000)
  picture.setTracks(sent(second))
  expect([first.constraints, second.constraints]).toEqual([opened, opened])
})

it('CALL-030 the camera is small again for the next connection', async () => {
  const camera = new FakeCamera()
  const picture = new FirstPicture()
  picture.setTracks(sent(camera))
  picture.growLater()
  await vi.advanceTimersByTimeAsync(2000)
  picture.shrink()
  expect(camera.constraints).toEqual(small)
})

it('CALL-039 a screen keeps its size', async () => {
  const screen = new FakeCamera()
  new FirstPicture().setTracks(sent(screen, true))
  await vi.advanceTimersByTimeAsync(2000)
  expect(screen.constraints).toEqual(opened)
})

it('CALL-058 a camera that takes no other size stays as it is', async () => {
  const camera = new FakeCamera()
  camera.refuses = true
  const picture = new FirstPicture()
  picture.setTracks(sent(camera))
  picture.growLater()
  await vi.advanceTimersByTimeAsync(2000)
  expect(camera.constraints).toEqual(opened)
})

it('nothing changes after the call', async () => {
  const camera = new FakeCamera()
  const picture = new FirstPicture()
  picture.setTracks(sent(camera))
  picture.growLater()
  picture.stop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(camera.constraints).toEqual(small)
})
