import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HubError, emitHubMessage, setHub } from '@portico/core/realtime/hub'
import type { VideoCall } from '@schemas/generated/entities'
import { call } from '../../../tests/calls/testCall'
import { createTestSession, type TestSession } from '../../../tests/calls/testSession'
import { isCallOfTab } from './tabCall'

const ringing: VideoCall = { ...call, status: 'calling' }
let world: TestSession

beforeEach(() => void (world = createTestSession()))
afterEach(() => {
  world.session.hangUp()
  world.session.close()
  setHub(null)
  vi.unstubAllGlobals()
})

/** An answer of the hub that comes when the test says so. */
function slowAnswer() {
  let resolve: (call: VideoCall) => void = () => {}
  let reject: (error: HubError) => void = () => {}
  const promise = new Promise<VideoCall>((onAnswer, onError) => {
    resolve = onAnswer
    reject = onError
  })
  return { promise, resolve, reject }
}

it('CALL-034 who takes the next call while they talk is seen and heard in it, also where the end of the first comes before the answer', async () => {
  world.open()
  await world.session.start(3, 'doctor')
  await vi.waitFor(() => expect(world.engine.rooms).toHaveLength(1))
  const answer = slowAnswer()
  world.hub.answers['startCall'] = answer.promise
  const next = world.session.start(4, 'doctor')
  emitHubMessage('callEnded', [{ callId: call.id, by: 'doctor', isConsultationEnded: false }])
  answer.resolve({ ...call, id: 8, appointmentId: 4 })
  await next
  await vi.waitFor(() => expect(world.engine.rooms).toHaveLength(2))
  expect(world.devices.opened.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'live', 'live'])
  expect(world.session.devices.tracks).toMatchObject({ audio: expect.anything(), video: expect.anything() })
})

it('a call that cannot start after the one before has ended leaves no device open', async () => {
  world.open()
  await world.session.start(3, 'doctor')
  const answer = slowAnswer()
  world.hub.answers['startCall'] = answer.promise
  const next = world.session.start(4, 'doctor')
  emitHubMessage('callEnded', [{ callId: call.id, by: 'doctor', isConsultationEnded: false }])
  answer.reject(new HubError('NO_VIDEO_ACCESS'))
  await expect(next).rejects.toThrow('NO_VIDEO_ACCESS')
  expect(world.devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
})

it('CALL-034 a tab that waits, and whose place another one takes, has no call: it says where the person waits', async () => {
  world.hub.answers['startCall'] = ringing
  world.open()
  await world.session.start(3, 'patient')
  expect([world.shown.view.phase, isCallOfTab(ringing.id)]).toEqual(['calling', true])
  world.hub.answers['startCall'] = { ...ringing, isTaken: true }
  emitHubMessage('consultationChanged', [{ appointmentId: 3 }])
  await vi.waitFor(() => expect(world.shown.view).toMatchObject({ phase: 'idle', ending: null }))
  expect(isCallOfTab(ringing.id)).toBe(false)
})
