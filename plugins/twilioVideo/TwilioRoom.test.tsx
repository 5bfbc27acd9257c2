import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineInput } from '@portico/calls/engine/engine'
import { call, stubDevices, FakeTrack } from '../../tests/calls/testCall'
import { FakeRoom, fakeSdk, FakeStream, Participant } from './testSdk'
import { TwilioRoom } from './TwilioRoom'
import { linkOfQuality } from './quality'

let rooms: FakeRoom[]
let refusals: Error[]
let connect: ReturnType<typeof vi.fn>
const events = () => ({
  onLink: vi.fn<(link: string) => void>(),
  onRemote: vi.fn<(stream: MediaStream) => void>(),
  onRemotePicture: vi.fn<(isMoving: boolean) => void>(),
  onRemoteShare: vi.fn<(isShared: boolean) => void>(),
  onTaken: vi.fn<() => void>(),
})
let seen: ReturnType<typeof events>
let asked: string[]
let queries: unknown[]
let signs: number

function join(side: 'patient' | 'doctor' = 'patient', options = {}): TwilioRoom {
  const input = {
    call,
    side,
    options,
    tracks: { audio: new FakeTrack('audio'), video: new FakeTrack('video'), isScreen: false },
    events: seen,
    signalling: { join: async () => void (signs += 1) },
    api: async (operation: string, { query }: { query: unknown }) => {
      asked.push(operation)
      queries.push(query)
      return operation.endsWith('room') ? 'room-7' : `token ${asked.length}`
    },
  } as unknown as EngineInput
  return new TwilioRoom(input, async () => ({ default: fakeSdk(connect) }))
}

beforeEach(() => {
  vi.useFakeTimers()
  stubDevices()
  vi.stubGlobal('MediaStream', FakeStream)
  rooms = []
  refusals = []
  asked = []
  queries = []
  signs = 0
  seen = events()
  connect = vi.fn<(token: string, options: object) => Promise<FakeRoom>>(async () => {
    const refusal = refusals.shift()
    if (refusal) throw refusal
    const room = new FakeRoom()
    rooms.push(room)
    return room
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (time = 0) => vi.advanceTimersByTimeAsync(time)
const link = () => seen.onLink.mock.lastCall?.[0]

it('CALL-058 CALL-059 the patient joins the room with a token, and reports nothing to others', async () => {
  join('patient', { signalling: '/twilio/signaling' })
  await wait()
  expect(asked).toEqual(['GET api/twilio/room', 'GET api/twilio/token'])
  expect(queries).toEqual([{ appointmentId: 3 }, { room: 'room-7' }])
  expect(connect).toHaveBeenCalledWith('token 2', {
    name: 'room-7',
    tracks: [expect.objectContaining({ name: 'microphone' }), expect.objectContaining({ name: 'camera' })],
    insights: false,
    logLevel: 'off',
    networkQuality: { local: 1, remote: 1 },
    wsServer: 'ws://localhost:4000/twilio/signaling',
  })
})

it('CALL-060 the doctor joins with a token of their own, at Twilio without another address', async () => {
  join('doctor')
  await wait()
  expect(asked).toEqual(['GET api/twilio/room', 'GET api/twilio/doctor-token'])
  expect(queries.at(-1)).toEqual({ room: 'room-7' })
  expect(connect.mock.lastCall?.[1]).not.toHaveProperty('wsServer')
})

it('CALL-058 a token that has ended: a new one, and another try', async () => {
  refusals = [Object.assign(new Error('expired'), { code: 20104 })]
  join()
  await wait()
  expect(link()).toBe('lost')
  await wait(3000)
  expect(connect.mock.calls.map(([token]: unknown[]) => token)).toEqual(['token 2', 'token 4'])
  expect(rooms).toHaveLength(1)
})

it('CALL-039 CALL-040 a screen replaces the camera under its own name, and the camera is back', async () => {
  const room = join()
  await wait()
  const [audio, camera] = [new FakeTrack('audio'), new FakeTrack('video')] as unknown as MediaStreamTrack[]
  const screen = new FakeTrack('video') as unknown as MediaStreamTrack
  const names = () => rooms[0]?.published.map(({ name }) => name)
  room.send({ audio: audio ?? null, video: screen, isScreen: true })
  await wait()
  expect(names()).toEqual(['microphone', 'screen'])
  room.send({ audio: audio ?? null, video: camera ?? null, isScreen: false })
  await wait()
  expect(names()).toEqual(['microphone', 'camera'])
})

it('CALL-038 CALL-039 tracks of the other side arrive, a screen is marked, and a side that leaves is gone', async () => {
  join()
  await wait()
  const other = new Participant('doctor')
  rooms[0]?.emit('participantConnected', other)
  expect(link()).toBe('connecting')
  const mediaStreamTrack = Object.assign(new FakeTrack('video'), { muted: false })
  other.emit('trackSubscribed', { kind: 'video', name: 'screen', mediaStreamTrack })
  expect(link()).toBe('good')
  expect([seen.onRemoteShare.mock.lastCall, seen.onRemotePicture.mock.lastCall]).toEqual([[true], [true]])
  mediaStreamTrack.dispatchEvent(new Event('mute'))
  expect(seen.onRemotePicture).toHaveBeenLastCalledWith(false)
  other.emit('networkQualityLevelChanged', 1)
  expect(link()).toBe('slow')
  rooms[0]?.emit('participantDisconnected', other)
  expect(link()).toBe('waiting')
  expect(seen.onRemoteShare).toHaveBeenLastCalledWith(false)
})

it('CALL-030 who comes back before the room reports that they had left keeps their picture', async () => {
  join()
  await wait()
  const enter = () => {
    const other = new Participant('doctor')
    rooms[0]?.participants.set('doctor', other)
    rooms[0]?.emit('participantConnected', other)
    const mediaStreamTrack = Object.assign(new FakeTrack('video'), { muted: false })
    other.emit('trackSubscribed', { kind: 'video', name: 'camera', mediaStreamTrack })
    return { other, mediaStreamTrack }
  }
  const before = enter()
  const now = enter()
  rooms[0]?.emit('participantDisconnected', before.other)
  expect(link()).toBe('good')
  expect(seen.onRemote.mock.lastCall?.[0]?.getTracks()).toEqual([now.mediaStreamTrack])
})

it('CALL-030 the software reconnects by itself, and nothing is joined by hand meanwhile', async () => {
  join()
  await wait()
  rooms[0]?.emit('reconnecting', { code: 53001 })
  expect(link()).toBe('lost')
  await wait(60_000)
  rooms[0]?.emit('reconnected')
  expect(connect).toHaveBeenCalledTimes(1)
})

it('CALL-030 a room that is over is joined again; the same person in another tab takes it over', async () => {
  join()
  await wait()
  rooms[0]?.emit('disconnected', rooms[0], { code: 53001 })
  await wait(3000)
  expect(rooms).toHaveLength(2)
  rooms[1]?.emit('disconnected', rooms[1], { code: 53205 })
  expect(seen.onTaken).toHaveBeenCalledOnce()
  await wait(60_000)
  expect(rooms).toHaveLength(2)
})

it('CALL-030 what the other side publishes and never arrives: the room is joined again, and then less often', async () => {
  join()
  await wait()
  const other = new Participant('doctor')
  const meet = (room: FakeRoom | undefined, track: unknown) => {
    other.tracks = new Map([['camera', { track }]])
    room?.emit('participantConnected', other)
    const leave = () => room?.emit('disconnected', room)
    room?.disconnect.mockImplementation(leave)
  }
  meet(rooms[0], null)
  await wait(7999)
  expect(rooms[0]?.disconnect).not.toHaveBeenCalled()
  await wait(1)
  expect(link()).toBe('lost')
  await wait(3000)
  meet(rooms[1], null)
  await wait(15_999)
  expect(rooms).toHaveLength(2)
  await wait(3001)
  expect(rooms).toHaveLength(3)
  meet(rooms[2], { kind: 'data' })
  await wait(120_000)
  expect(rooms).toHaveLength(3)
})

it('CALL-058 the camera is small when the room is joined, and large when the other side has seen it', async () => {
  const video = Object.assign(new FakeTrack('video'), {
    getSettings: () => ({ width: 800, height: 600 }),
    getConstraints: () => ({ width: 800 }),
    applyConstraints: vi.fn<(constraints: object) => Promise<void>>(async () => {}),
  })
  const room = join()
  room.send({ audio: null, video: video as unknown as MediaStreamTrack, isScreen: false })
  expect(video.applyConstraints).toHaveBeenLastCalledWith({ width: { ideal: 400 }, height: { ideal: 300 } })
  await wait()
  const other = new Participant('doctor')
  rooms[0]?.emit('participantConnected', other)
  await wait(2000)
  expect(video.applyConstraints).toHaveBeenLastCalledWith({ width: 800 })
  rooms[0]?.emit('participantDisconnected', other)
  expect(video.applyConstraints).toHaveBeenCalledTimes(3)
})

it('CALL-030 the server learns every 20 s that this side is there, until it leaves', async () => {
  const room = join()
  await wait(60_000)
  expect(signs).toBe(4)
  room.leave()
  await wait(60_000)
  expect(signs).toBe(4)
})

it('CALL-035 leaving, or closing the page, leaves the room at once', async () => {
  const room = join()
  await wait()
  dispatchEvent(new Event('pagehide'))
  room.leave()
  expect(rooms[0]?.disconnect).toHaveBeenCalledTimes(2)
})

it.each([
  [0, 'lost'],
  [2, 'slow'],
  [5, 'good'],
])('a network quality of %i is %s', (level, expected) => expect(linkOfQuality(level)).toBe(expected))
