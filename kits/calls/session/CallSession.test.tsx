import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { VideoCall } from '@schemas/generated/entities'
import { HubError, emitHubMessage, setHub } from '@portico/core/realtime/hub'
import { call, setHubState } from '../../../tests/calls/testCall'
import { createTestSession, type TestSession } from '../../../tests/calls/testSession'
import { isCallOfTab } from './tabCall'

let session: TestSession['session']
let shown: TestSession['shown']
let devices: TestSession['devices']
let hub: TestSession['hub']
let engine: TestSession['engine']
const ringing: VideoCall = { ...call, status: 'calling' }

/** A session whose engine joins as `joinsBeforeAnswer` says. */
let openSession: (joinsBeforeAnswer?: boolean) => void

function begin(): void {
  ;({ devices, engine, hub, session, shown, open: openSession } = createTestSession())
}

beforeEach(() => begin())
afterEach(() => {
  session.hangUp()
  session.close()
  setHub(null)
  vi.unstubAllGlobals()
})

it('a late message of the call before leaves the devices of the next one open', async () => {
  openSession()
  await session.start(3, 'patient')
  session.hangUp()
  hub.answers['startCall'] = { ...call, id: 8 }
  const next = session.start(3, 'patient')
  emitHubMessage('callEnded', [{ callId: call.id, by: 'patient', isConsultationEnded: false }])
  await next
  expect(devices.opened.map(({ readyState }) => readyState)).toEqual(['ended', 'ended', 'live', 'live'])
  expect(shown.view.media.preview).not.toBeNull()
})

it('C-078 rings when the other person hangs up and calls again, even if the end of the first call arrives later', async () => {
  openSession()
  await session.start(3, 'doctor')
  emitHubMessage('callAccepted', [call])
  session.notify({ ...ringing, id: call.id + 1 }, 'doctor')
  expect(shown.view).toMatchObject({ phase: 'ringing', call: { id: call.id + 1 } })
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
  emitHubMessage('callEnded', [{ callId: call.id, by: 'patient', isConsultationEnded: false }])
  expect(shown.view.phase).toBe('ringing')
  expect(hub.sent.map(([name]) => name)).not.toContain('cancelVideoCall')
  session.notify({ ...ringing, id: call.id + 2, patientId: 'other', appointmentId: null }, 'doctor')
  expect(hub.sent).toContainEqual(['cancelVideoCall', call.id + 2])
  session.notify({ ...ringing, id: call.id + 3, patientId: 'other', appointmentId: 4 }, 'doctor')
  expect(hub.sent).not.toContainEqual(['cancelVideoCall', call.id + 3])
})

it('CALL-014 another call that the server refuses leaves the one of this tab as it is, and its end is still noticed', async () => {
  openSession()
  await session.start(3, 'doctor')
  emitHubMessage('callAccepted', [call])
  hub.answers['startCall'] = new HubError('TOO_EARLY')
  await expect(session.start(4, 'doctor')).rejects.toThrow('TOO_EARLY')
  expect(shown.view).toMatchObject({ phase: 'inProgress', call: { id: call.id } })
  expect(session.room).not.toBeNull()
  emitHubMessage('callEnded', [{ callId: call.id, by: 'patient', isConsultationEnded: false }])
  expect(shown.view.phase).not.toBe('inProgress')
})

it('CALL-061 who signs out leaves the call over the connection that still knows them', async () => {
  openSession()
  await session.start(3, 'patient')
  session.leaveAtOnce()
  expect(hub.sent).toContainEqual(['cancelVideoCall', call.id])
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
})

describe('CALL-053 what the server says counts', () => {
  const over = { ...call, endedAt: '2026-11-02T09:14:00Z' }
  const onConnect = async (...answer: VideoCall[]) => {
    hub.answers['readCalls'] = answer
    await setHubState('reconnecting')
    await setHubState('connected')
  }

  it('a call that rang and is over is missed; one that another tab answered is not', async () => {
    openSession()
    session.notify(ringing, 'patient')
    await onConnect({ ...over, status: 'missed', endReason: 'lost', endedBy: 'doctor' })
    await vi.waitFor(() => expect(shown.view.missed?.id).toBe(call.id))
    session.close()
    session.notify({ ...ringing, id: 8 }, 'patient')
    await onConnect({ ...call, id: 8 })
    await vi.waitFor(() => expect(shown.view).toMatchObject({ phase: 'idle', missed: null }))
  })

  it('a call that began to ring meanwhile rings', async () => {
    openSession()
    await onConnect({ ...ringing, startedBy: 'doctor' })
    await vi.waitFor(() => expect(shown.view).toMatchObject({ phase: 'ringing', side: 'patient' }))
  })

  it('who waits and was forgotten calls again, and who was refused does not', async () => {
    openSession()
    hub.answers['startCall'] = ringing
    await session.start(3, 'patient')
    hub.answers['startCall'] = { ...over, status: 'cancelled', endReason: 'lost', endedBy: 'patient' }
    await onConnect()
    await vi.waitFor(() => expect(hub.sent.filter(([name]) => name === 'startCall')).toHaveLength(3))
    hub.answers['startCall'] = { ...over, status: 'refused', endReason: 'refused', endedBy: 'doctor' }
    session.close()
    hub.answers['startCall'] = ringing
    await session.start(3, 'patient')
    hub.answers['startCall'] = { ...over, status: 'refused', endReason: 'refused', endedBy: 'doctor' }
    await onConnect()
    await vi.waitFor(() => expect(shown.view).toMatchObject({ phase: 'ended', ending: 'refused' }))
  })

  it('CALL-030 a tab from which another one has taken the call leaves it', async () => {
    openSession()
    await session.start(3, 'patient')
    await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
    hub.answers['joinCall'] = new HubError('CALL_TAKEN')
    await engine.rooms[0]?.input.signalling.join('p').catch(() => undefined)
    expect(shown.view).toMatchObject({ phase: 'ended', ending: 'taken' })
    expect(engine.rooms[0]?.isLeft).toBe(true)
    expect(isCallOfTab(3)).toBe(false)
  })
})

describe('an engine that joins before the answer', () => {
  beforeEach(() => void (hub.answers['startCall'] = ringing))

  it('CALL-014 finds who calls in the room, with the devices open, and stays there after the answer', async () => {
    openSession(true)
    await session.start(3, 'patient')
    expect(engine.rooms).toHaveLength(1)
    expect(engine.rooms[0]?.input.tracks).toEqual({
      audio: devices.opened.find(({ kind }) => kind === 'audio'),
      video: devices.opened.find(({ kind }) => kind === 'video'),
      isScreen: false,
    })
    engine.rooms[0]?.input.events.onLink('connecting')
    emitHubMessage('callAccepted', [call])
    expect(shown.view).toMatchObject({ phase: 'inProgress', link: 'connecting' })
    expect(engine.rooms).toHaveLength(1)
  })

  it('CALL-028 does not join for who is called before they answer', async () => {
    openSession(true)
    session.notify(ringing, 'doctor')
    await vi.waitFor(() => expect(shown.view.phase).toBe('ringing'))
    expect(engine.rooms).toEqual([])
    await session.answer()
    await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  })

  it('CALL-031 leaves the room when who calls stops, and when the call is refused', async () => {
    openSession(true)
    await session.start(3, 'patient')
    session.hangUp()
    await session.start(3, 'patient')
    emitHubMessage('cancelCalling', [{ callId: call.id, by: 'doctor' }])
    expect(engine.rooms.map(({ isLeft }) => isLeft)).toEqual([true, true])
    expect(shown.view).toMatchObject({ phase: 'ended', ending: 'refused' })
  })
})

it('CALL-014 another engine joins with the answer', async () => {
  hub.answers['startCall'] = ringing
  openSession()
  await session.start(3, 'patient')
  expect(engine.rooms).toEqual([])
  emitHubMessage('callAccepted', [call])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
})

it('CALL-025 a start waits for the connection of a page that has just opened', async () => {
  openSession()
  await setHubState('reconnecting')
  hub.answers['startCall'] = new HubError('DISCONNECTED')
  const started = session.start(3, 'patient')
  await vi.waitFor(() => expect(hub.sent).toHaveLength(1))
  hub.answers['startCall'] = ringing
  await setHubState('connected')
  await started
  expect(shown.view.phase).toBe('calling')
})

it('CALL-025 a start without a connection fails after a while', async () => {
  vi.useFakeTimers()
  openSession()
  await setHubState('reconnecting')
  hub.answers['startCall'] = new HubError('DISCONNECTED')
  const started = session.start(3, 'patient')
  const failure = started.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await failure).toEqual(new HubError('DISCONNECTED'))
  expect(devices.opened.every(({ readyState }) => readyState === 'ended')).toBe(true)
  vi.useRealTimers()
})

describe('CALL-025 the connection breaks while a call is answered', () => {
  beforeEach(async () => {
    openSession()
    session.notify(ringing, 'doctor')
    await setHubState('reconnecting')
    hub.answers['acceptVideoCall'] = new HubError('DISCONNECTED')
  })

  it('the answer is sent again once there is a connection', async () => {
    const answered = session.answer()
    await vi.waitFor(() => expect(hub.sent).toHaveLength(1))
    hub.answers['acceptVideoCall'] = call
    await setHubState('connected')
    await answered
    expect(shown.view.phase).toBe('inProgress')
    expect(shown.view.media.preview).not.toBeNull()
  })

  it('an answer that arrived, and whose reply was lost, keeps the devices open and stays in the room', async () => {
    const answered = session.answer()
    await vi.waitFor(() => expect(hub.sent).toHaveLength(1))
    hub.answers['acceptVideoCall'] = new HubError('CALL_OVER')
    emitHubMessage('callAccepted', [call])
    await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
    await setHubState('connected')
    await answered
    expect(engine.rooms.map(({ isLeft }) => isLeft)).toEqual([false])
    expect(devices.opened.map(({ readyState }) => readyState)).toEqual(['live', 'live'])
  })
})
