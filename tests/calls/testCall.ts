import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { Appointment, VideoCall, VideoConsultation } from '@schemas/generated/entities'
import { HubError, hubStatusAtom, setHub } from '@portico/core/realtime/hub'
import { store } from '@portico/core/state/store'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { CallEngine, EngineInput, SentTracks } from '@portico/calls/engine/engine'
import type { SideState } from '../../kits/calls/session/SideTalk'
import { callSession } from '@portico/calls/session/useCallSession'

export const call: VideoCall & { doctorName: string } = {
  id: 7,
  appointmentId: 3,
  room: 'room-7',
  status: 'inProgress',
  startedBy: 'patient',
  startedAt: '2026-11-02T09:00:00Z',
  answeredAt: '2026-11-02T09:01:00Z',
  endedAt: null,
  patientId: 'u1',
  patientName: 'Ana Suárez',
  doctorId: 9,
  doctorName: 'Dra. Corral',
  specialtyName: 'Medicina de familia',
  startDate: '2026-11-02T09:00:00Z',
  isOtherOnline: true,
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

export const appointment = (): Appointment => ({
  id: 3,
  startDate: inMinutes(5),
  status: 2,
  appointmentType: 2,
  doctor: null,
  providerName: 'Dra. Corral',
})

export const consultation = (change: Partial<VideoConsultation> = {}): VideoConsultation => ({
  appointmentId: 3,
  opensAt: inMinutes(-5),
  closesAt: inMinutes(65),
  lateAt: inMinutes(20),
  endedAt: null,
  summary: null,
  readiness: null,
  readinessAt: null,
  call: null,
  ...change,
})

/** What the board reads. */
export const boardAnswers = () => ({
  'GET api/appointments/': [appointment()],
  'GET api/appointments/all': [appointment()],
  'GET api/video-calls/appointments/{id}': consultation(),
  'GET api/video-calls/': [],
  'GET api/video-calls/ice-servers': { iceServers: [], expiresAt: inMinutes(60) },
  'GET api/video-calls/{id}/finish': undefined,
})

/** A track of a camera or microphone that the test unplugs. */
export class FakeTrack extends EventTarget {
  readyState = 'live'
  enabled = true
  contentHint = ''
  constructor(readonly kind: 'audio' | 'video') {
    super()
  }
  stop(): void {
    this.readyState = 'ended'
  }
  muted = false
  clone(): FakeTrack {
    return new FakeTrack(this.kind)
  }
  /** As when a telephone call takes the device, or gives it back. */
  interrupt(isTaken: boolean): void {
    this.muted = isTaken
    this.dispatchEvent(new Event(isTaken ? 'mute' : 'unmute'))
  }
  /** As when the device is unplugged. */
  unplug(): void {
    this.stop()
    this.dispatchEvent(new Event('ended'))
  }
}

class FakeStream {
  constructor(private tracks: unknown[] = []) {}
  getTracks = () => this.tracks
  getVideoTracks = () => this.tracks
  addTrack = (track: unknown) => void this.tracks.push(track)
  removeTrack = (track: unknown) => void (this.tracks = this.tracks.filter((one) => one !== track))
}

export interface FakeDevices {
  opened: FakeTrack[]
  /** What was asked for. */
  asked: MediaStreamConstraints[]
  /** The name of the error with which a device does not open; undefined: it opens. */
  errors: Partial<Record<'video' | 'audio' | 'screen', string | undefined>>
}

/** Camera, microphone and screen of the browser. */
export function stubDevices(errors: FakeDevices['errors'] = {}): FakeDevices {
  const devices: FakeDevices = { opened: [], asked: [], errors }
  const open = (kind: 'audio' | 'video', error: string | undefined) => {
    if (error) throw Object.assign(new Error('refused'), { name: error })
    const track = new FakeTrack(kind)
    devices.opened.push(track)
    return new FakeStream([track])
  }
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async (asked: MediaStreamConstraints) => {
      devices.asked.push(asked)
      return asked.video ? open('video', devices.errors.video) : open('audio', devices.errors.audio)
    },
    getDisplayMedia: async () => open('video', devices.errors.screen),
    enumerateDevices: async () => [],
  })
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
  vi.stubGlobal('MediaStream', FakeStream)
  vi.stubGlobal('RTCPeerConnection', EventTarget)
  HTMLMediaElement.prototype.play = async () => {}
  return devices
}

/** An engine, the rooms that it has joined, and a plugin with it. */
export function fakeEngine() {
  const rooms: { input: EngineInput; sent: SentTracks[]; retries: number; isLeft: boolean }[] = []
  const engine: CallEngine = {
    join: (input) => {
      const room = { input, sent: [] as SentTracks[], retries: 0, isLeft: false }
      rooms.push(room)
      return {
        send: (tracks) => void room.sent.push(tracks),
        retry: () => void (room.retries += 1),
        leave: () => void (room.isLeft = true),
      }
    },
  }
  const plugin: AnyPlugin = {
    id: 'testEngine',
    providers: [{ id: 'testEngine', kind: 'video', provider: async () => ({ default: engine }) }],
  }
  return { rooms, engine, plugin }
}

/** A hub that answers, or refuses with a code. */
export function fakeHub(answers: Readonly<Record<string, unknown>> = {}) {
  const sent: [name: string, ...args: unknown[]][] = []
  const said: SideState[] = []
  let retries = 0
  const all: Record<string, unknown> = {
    startCall: call,
    acceptVideoCall: call,
    cancelVideoCall: true,
    delayCall: call,
    readCalls: [],
    joinCall: true,
    sendCallSignal: true,
    ...answers,
  }
  setHub({
    call: (async (name: string, ...args: unknown[]) => {
      // Every tab reads its calls after each connect, and tells the other side what its devices do.
      const { peer, data } = (args[0] ?? {}) as { peer?: string; data?: string }
      if (peer === 'side') said.push(JSON.parse(data ?? '') as SideState)
      else if (name !== 'readCalls') sent.push([name, ...args])
      const answer = all[name]
      if (answer instanceof HubError) throw answer
      return answer
    }) as never,
    retry: () => void (retries += 1),
  })
  return { sent, said, answers: all, retries: () => retries }
}

/** A plugin that does not open a connection to a real hub. */
export const withoutHub = (plugin: AnyPlugin): AnyPlugin => ({ ...plugin, hubHandlers: [] })

/** Sets the state of the connection to the hub. */
export const setHubState = (state: 'connected' | 'reconnecting' | 'disconnected') =>
  act(async () => store.set(hubStatusAtom, { state, retryAt: null }))

/** Ends what a test began. */
export function endCall(): void {
  callSession.hangUp()
  callSession.close()
  setHub(null)
  store.set(hubStatusAtom, { state: 'disconnected', retryAt: null })
}
