import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EngineInput, Signalling } from '@portico/calls/engine/engine'
import type { CallSeat } from '@schemas/hub'
import { call, FakeTrack, stubDevices } from '../../../tests/calls/testCall'
import { MeshRoom } from './MeshRoom'

interface Message {
  from: CallSeat
  to: CallSeat | undefined
  peer: string
  data: { kind: string; description?: { type: string } }
}

let messages: Message[]
let listeners: Map<CallSeat, ((peer: string, data: string, from: CallSeat) => void)[]>
let joins: Map<CallSeat, number>
let rooms: Map<CallSeat, MeshRoom>
let connections: FakeConnection[]

/** A connection that offers as soon as it has something to send. */
class FakeConnection {
  connectionState = 'new'
  signalingState = 'stable'
  localDescription: { type: string } | null = null
  onnegotiationneeded: (() => void) | null = null
  onconnectionstatechange: (() => void) | null = null
  encodings: { scaleResolutionDownBy?: number; maxBitrate?: number }[] = [{}]
  isClosed = false
  transceivers: { direction: string; receiver: object; sender: object }[] = []
  addTransceiver = (kind: string | FakeTrack, _init?: object, isOfRemote = false) => {
    const made = {
      direction: 'sendrecv',
      receiver: { track: { kind: typeof kind === 'string' ? kind : kind.kind } },
      sender: {
        replaceTrack: async () => {},
        getParameters: () => ({ encodings: this.encodings }),
        setParameters: async () => {},
      },
    }
    this.transceivers.push(made)
    // What an offer of the other side brings needs no offer of this one.
    if (!isOfRemote) queueMicrotask(() => this.onnegotiationneeded?.())
    return made
  }
  getTransceivers = () => this.transceivers
  setLocalDescription = async () => {
    this.localDescription = { type: this.signalingState === 'have-remote-offer' ? 'answer' : 'offer' }
    this.signalingState = this.localDescription.type === 'offer' ? 'have-local-offer' : 'stable'
  }
  setRemoteDescription = async ({ type }: { type: string }) => {
    if (type === 'offer' && this.transceivers.length === 0)
      for (const kind of ['audio', 'video']) this.addTransceiver(kind, {}, true)
    this.signalingState = type === 'offer' ? 'have-remote-offer' : 'stable'
  }
  restartIce = () => queueMicrotask(() => this.onnegotiationneeded?.())
  close = () => void (this.isClosed = true)
}

/** Passes signals as the server does: to everybody else, or to one seat. */
const signallingOf = (seat: CallSeat): Signalling => ({
  join: async () => void joins.set(seat, (joins.get(seat) ?? 0) + 1),
  send: async (peer, data, to) => {
    messages.push({ from: seat, to, peer, data: JSON.parse(data) as Message['data'] })
    for (const [other, heard] of listeners)
      if (other !== seat && (to === undefined || to === other))
        for (const listener of heard) listener(peer, data, seat)
  },
  onJoined: () => () => {},
  onSignal: (listener) => {
    listeners.set(seat, [...(listeners.get(seat) ?? []), listener])
    return () => listeners.set(seat, listeners.get(seat)?.filter((one) => one !== listener) ?? [])
  },
  onBack: () => () => {},
})

const people: Partial<Record<CallSeat, CallSeat[]>> = {}

function join(seat: CallSeat, video: FakeTrack | null = null): MeshRoom {
  const room = new MeshRoom({
    call,
    side: seat,
    signalling: signallingOf(seat),
    iceServers: async () => [],
    tracks: { audio: null, video: video as unknown as MediaStreamTrack, isScreen: false },
    events: {
      onLink: () => {},
      onRemote: () => {},
      onRemotePicture: () => {},
      onRemoteShare: () => {},
      onTaken: () => {},
      onPerson: (from: CallSeat) => void (people[seat] = [...(people[seat] ?? []), from]),
    },
  } as Partial<EngineInput> as EngineInput)
  rooms.set(seat, room)
  return room
}

const settle = () => vi.advanceTimersByTimeAsync(20)
/** Which seats have offered to which. */
const offers = () =>
  [
    ...new Set(
      messages
        .filter(({ data }) => data.description?.type === 'offer')
        .map(({ from, to }) => `${from} > ${to}`),
    ),
  ].toSorted()

beforeEach(() => {
  vi.useFakeTimers()
  stubDevices()
  messages = []
  listeners = new Map()
  joins = new Map()
  rooms = new Map()
  connections = []
  vi.stubGlobal('RTCPeerConnection', function make() {
    const made = new FakeConnection()
    connections.push(made)
    return made
  })
})
afterEach(() => {
  rooms.forEach((room) => room.leave())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('CALL-030 four people are six connections, of which one side alone makes the offer', async () => {
  const others: Record<string, CallSeat[]> = {
    doctor: ['guest/1', 'guest/2'],
    patient: ['guest/1', 'guest/2'],
    'guest/1': ['patient', 'guest/2'],
    'guest/2': ['patient', 'guest/1'],
  }
  for (const seat of Object.keys(others) as CallSeat[]) join(seat).setOthers(others[seat] ?? [])
  await settle()
  expect(offers()).toEqual(
    [
      'doctor > patient',
      'doctor > guest/1',
      'doctor > guest/2',
      'guest/1 > patient',
      'guest/2 > patient',
      'guest/1 > guest/2',
    ].toSorted(),
  )
  // A message is for one person: nobody takes that of another pair.
  expect(messages.every(({ from, to }) => to !== undefined && to !== from)).toBe(true)
  expect(people['patient']).toContain('guest/2')
})

it('CALL-030 whoever is not named any more is left, and the two who stay keep their connection', async () => {
  const doctor = join('doctor')
  join('patient')
  doctor.setOthers(['guest/1'])
  join('guest/1').setOthers(['patient'])
  await settle()
  const before = connections.filter(({ isClosed }) => !isClosed).length
  doctor.setOthers([])
  expect(connections.filter(({ isClosed }) => !isClosed)).toHaveLength(before - 1)
  const sent = messages.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(messages.slice(sent).some(({ from, to }) => from === 'doctor' && to === 'guest/1')).toBe(false)
})

it('CALL-030 one connection of a person gives the signs of life, however many there are', async () => {
  join('guest/1').setOthers(['patient', 'guest/2'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(joins.get('guest/1')).toBe(2)
})

it('CALL-030 each picture gets smaller as people come, and full again when they leave', async () => {
  const camera = Object.assign(new FakeTrack('video'), { getSettings: () => ({ height: 720 }) })
  const doctor = join('doctor', camera)
  join('patient')
  await settle()
  const [own] = connections
  const sizes = [['guest/1'], ['guest/1', 'guest/2'], []].map((seats) => {
    doctor.setOthers(seats as CallSeat[])
    return { ...own?.encodings[0] }
  })
  expect(sizes).toEqual([
    { scaleResolutionDownBy: 1.5, maxBitrate: 800_000 },
    { scaleResolutionDownBy: 2, maxBitrate: 500_000 },
    { scaleResolutionDownBy: 1 },
  ])
})
