// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { stubDevices, type FakeDevices, type FakeTrack } from '../../../tests/calls/testCall'
import type { SentTracks } from '../engine/engine'
import { LocalMedia } from './LocalMedia'

let devices: FakeDevices
let media: LocalMedia
let tracks: SentTracks
beforeEach(async () => {
  devices = stubDevices()
  media = new LocalMedia((_, sent) => (tracks = sent))
  await media.open(true)
})
const live = () => devices.opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind)
const microphone = () => devices.opened.findLast(({ kind }) => kind === 'audio') as FakeTrack

it('a patient who looks at something else is neither seen nor heard: both devices are released, and open again', async () => {
  await media.suspend(true)
  expect(live()).toEqual([])
  expect(tracks).toEqual({ audio: null, video: null, isScreen: false })
  await media.reopen()
  expect(live()).toEqual([])
  await media.suspend(false)
  expect(live().toSorted()).toEqual(['audio', 'video'])
})

it('who was muted with the camera off stays so after looking at something else', async () => {
  media.setMuted(true)
  await media.setCameraOff(true)
  await media.suspend(true)
  await media.suspend(false)
  expect(live()).toEqual(['audio'])
  expect(microphone().enabled).toBe(false)
})

it('a device that the system takes away is said for as long as it lasts', () => {
  microphone().interrupt(true)
  expect(media.state.isInterrupted).toBe(true)
  microphone().interrupt(false)
  expect(media.state.isInterrupted).toBe(false)
})

it('who comes back to the page with a device that sends nothing gets it opened again', async () => {
  microphone().interrupt(true)
  const before = microphone()
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(before.readyState).toBe('ended')
  expect(media.state.isInterrupted).toBe(false)
})

it('sound alone releases the camera and sends no picture; with pictures it opens again, unless it is off', async () => {
  await media.setSoundOnly(true)
  expect(live()).toEqual(['audio'])
  expect(tracks.video).toBeNull()
  await media.setSoundOnly(false)
  expect(tracks.video).not.toBeNull()
  await media.setCameraOff(true)
  await media.setSoundOnly(true)
  await media.setSoundOnly(false)
  expect(tracks.video).toBeNull()
})

it('the other camera of a phone takes the place of the first', async () => {
  await media.flipCamera()
  expect(media.state.isRearCamera).toBe(true)
  expect(devices.asked.at(-1)).toMatchObject({ video: { facingMode: { ideal: 'environment' } } })
  expect(live().toSorted()).toEqual(['audio', 'video'])
})
