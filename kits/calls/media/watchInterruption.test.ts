import { beforeEach, expect, it, vi } from 'vitest'
import { FakeTrack } from '../../../tests/calls/testCall'
import { watchInterruption } from './watchInterruption'

let page: EventTarget & { visibilityState: string }
const onTaken = vi.fn<() => void>()
const onBack = vi.fn<() => void>()
let camera: FakeTrack
let microphone: FakeTrack
let stop: () => void

beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  onTaken.mockReset()
  onBack.mockReset()
  ;[camera, microphone] = [new FakeTrack('video'), new FakeTrack('audio')]
  const tracks = [camera, microphone] as unknown as MediaStreamTrack[]
  stop = watchInterruption(tracks, { onTaken, onBack })
})
const show = (visibilityState: string) => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

it('CALL-042 devices that the system takes are back when all of them are', () => {
  camera.interrupt(true)
  microphone.interrupt(true)
  expect(onTaken).toHaveBeenCalled()
  camera.interrupt(false)
  expect(onBack).not.toHaveBeenCalled()
  microphone.interrupt(false)
  expect(onBack).toHaveBeenCalledOnce()
})

it('CALL-042 who returns to the page after a telephone call gets the devices again, also when they stay silent', () => {
  camera.interrupt(true)
  show('hidden')
  expect(onBack).not.toHaveBeenCalled()
  show('visible')
  expect(onBack).toHaveBeenCalledOnce()
})

it('CALL-042 without an interruption a return to the page opens nothing, and neither does anything after the end', () => {
  show('visible')
  camera.interrupt(true)
  stop()
  camera.interrupt(false)
  show('visible')
  expect(onBack).not.toHaveBeenCalled()
})
