import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineInput, SentTracks } from '@portico/calls/engine/engine'
import { FakeTrack, stubDevices } from '../../../tests/calls/testCall'
import { PeerRoom } from './PeerRoom'

const tracks = (isScreen: boolean): SentTracks => ({ audio: null, video: null, isScreen })
let sent: { kind: string; isShared?: boolean }[]
let joined: (peer: string, isOwnSide: boolean) => void
let signal: (peer: string, data: string) => void
let back: () => void
let room: PeerRoom
let remote: MediaStream
let isRemoteShared: boolean
let connection: FakeConnection
let joins = 0

class FakeConnection {
  connectionState = 'connected'
  signalingState = 'stable'
  localDescription = { type: 'offer', sdp: 'offer' }
  onconnectionstatechange: (() => void) | null = null
  ontrack: ((event: { track: unknown }) => void) | null = null
  restarts = 0
  restartIce = () => void (this.restarts += 1)
  addTransceiver = () => ({ sender: { replaceTrack: async () => {} } })
  close = () => {}
}

/** Joins a call whose other side is there, or does not answer. */
async function join(side: EngineInput['side'], isAnswered = true): Promise<void> {
  sent = []
  room = new PeerRoom({
    isPolite: side === 'patient',
    tracks: tracks(false),
    iceServers: async () => [],
    signalling: {
      join: async () => void (joins += 1),
      send: async (_peer, data) => void sent.push(JSON.parse(data) as (typeof sent)[number]),
      onJoined: (listener) => {
        joined = (peer, isOwnSide) => listener(peer, isOwnSide, isOwnSide ? 'patient' : 'doctor')
        return () => {}
      },
      onSignal: (listener) => {
        signal = (peer, data) => listener(peer, data, 'doctor')
        return () => {}
      },
      onBack: (listener) => {
        back = listener
        return () => {}
      },
    },
    events: {
      onLink: () => {},
      onRemote: (stream) => void (remote = stream),
      onRemotePicture: () => {},
      onRemoteShare: (isShared) => void (isRemoteShared = isShared),
      onTaken: () => {},
    },
  })
  if (isAnswered) await receive({ kind: 'hello', isAnswer: true })
}

async function receive(message: object): Promise<void> {
  signal('tab', JSON.stringify(message))
  await vi.advanceTimersByTimeAsync(0)
}

/** The network is lost, and what is sent from then on is counted. */
function lose(): void {
  connection.connectionState = 'disconnected'
  connection.onconnectionstatechange?.()
  sent = []
}

beforeEach(() => {
  vi.useFakeTimers()
  stubDevices()
  vi.stubGlobal('RTCPeerConnection', function make() {
    connection = new FakeConnection()
    return connection
  })
})
afterEach(() => {
  room.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('CALL-038 tracks of the other side are one stream as they arrive, and a new one replaces that of its kind', async () => {
  await join('patient')
  const [sound, first, second] = (['audio', 'video', 'video'] as const).map((kind) => new FakeTrack(kind))
  for (const track of [sound, first]) connection.ontrack?.({ track })
  expect(remote.getTracks()).toEqual([sound, first])
  connection.ontrack?.({ track: second })
  expect(remote.getTracks()).toEqual([sound, second])
})

it('CALL-039 the other side says that it shares a screen, and that it stops', async () => {
  await join('patient')
  await receive({ kind: 'share', isShared: true })
  expect(isRemoteShared).toBe(true)
  await receive({ kind: 'share', isShared: false })
  expect(isRemoteShared).toBe(false)
})

it.each([true, false])(
  'CALL-039 the other side reconnects to the hub and learns whether a screen is shared: %s',
  async (isShared) => {
    await join('doctor')
    room.send(tracks(true))
    if (!isShared) room.send(tracks(false))
    sent = []
    joined('tab', false)
    expect(sent).toEqual([{ kind: 'share', isShared }])
  },
)

it('CALL-030 the patient, whose messages were lost, asks the doctor to negotiate again as soon as the hub is back', async () => {
  await join('patient')
  lose()
  back()
  await vi.advanceTimersByTimeAsync(0)
  expect(sent).toEqual([{ kind: 'restart' }])
  expect(connection.restarts).toBe(0)
})

it('CALL-030 the doctor negotiates again when the patient asks, and sends an offer that was lost once more', async () => {
  await join('doctor')
  lose()
  await receive({ kind: 'restart' })
  expect(connection.restarts).toBe(1)
  connection.signalingState = 'have-local-offer'
  await receive({ kind: 'restart' })
  expect(sent).toEqual([{ kind: 'description', description: connection.localDescription }])
  expect(connection.restarts).toBe(1)
})

it('CALL-030 a call that goes on while the hub is away is not negotiated again', async () => {
  await join('patient')
  sent = []
  back()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sent).toEqual([])
})

it('CALL-034 both sides say hello at once: the connection stays, and an offer that came too early is sent again', async () => {
  await join('doctor')
  const first = connection
  lose()
  await receive({ kind: 'hello', isAnswer: false })
  expect(sent).toEqual([{ kind: 'hello', isAnswer: true }])
  connection.signalingState = 'have-local-offer'
  await receive({ kind: 'hello', isAnswer: false })
  expect(sent.at(-1)).toEqual({ kind: 'description', description: first.localDescription })
  expect(connection).toBe(first)
})

it('CALL-030 whoever gets no answer says hello again, until the other side is there', async () => {
  const hello = { kind: 'hello', isAnswer: false }
  await join('patient', false)
  expect(sent).toEqual([hello])
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([hello, hello])
  await receive({ kind: 'hello', isAnswer: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toEqual([hello, hello])
})

it('CALL-030 a tab whose connection is not established says hello too: the other side may not know it', async () => {
  await join('patient')
  connection.connectionState = 'connecting'
  sent = []
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toEqual([{ kind: 'hello', isAnswer: false }, { kind: 'restart' }])
})

it('CALL-034 another tab of the same side does not end this one: the server is asked once which of them has the call', async () => {
  await join('patient')
  joins = 0
  joined('rival', true)
  joined('rival', true)
  expect(joins).toBe(1)
  sent = []
  await receive({ kind: 'hello', isAnswer: false })
  expect(sent.map(({ kind }) => kind)).toContain('hello')
})
