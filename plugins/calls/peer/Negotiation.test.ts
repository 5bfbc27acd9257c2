import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Negotiation, type NegotiationOptions } from './Negotiation'

/** A connection whose state the test sets. */
class FakeConnection {
  signalingState = 'stable'
  connectionState = 'new'
  localDescription: RTCSessionDescriptionInit | null = null
  onnegotiationneeded: (() => void) | null = null
  restarts = 0
  remote: RTCSessionDescriptionInit[] = []
  onconnectionstatechange: (() => void) | null = null
  scales: unknown[] = []
  senders: { replaceTrack: ReturnType<typeof vi.fn> }[] = []
  transceivers = ['audio', 'video'].map((kind) => {
    const sender = {
      replaceTrack: vi.fn<(track: unknown) => Promise<void>>(async () => {}),
      getParameters: () => ({ encodings: [{}] }),
      setParameters: async ({ encodings }: RTCRtpSendParameters) =>
        void this.scales.push(encodings[0]?.scaleResolutionDownBy),
    }
    this.senders.push(sender)
    return { receiver: { track: { kind } }, sender, direction: 'recvonly' }
  })

  addTransceiver = vi.fn<(track: unknown, init?: RTCRtpTransceiverInit) => unknown>((track, init) => {
    this.scales.push(...(init?.sendEncodings ?? []).map((one) => one.scaleResolutionDownBy))
    return track === 'audio' ? this.transceivers[0] : this.transceivers[1]
  })
  getTransceivers = () => this.transceivers
  configurations: unknown[] = []
  setConfiguration = (configuration: unknown) => void this.configurations.push(configuration)
  restartIce = () => void (this.restarts += 1)
  close = () => {}
  setLocalDescription = async () => {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer'
    this.localDescription = { type, sdp: 'local' }
    this.signalingState = type === 'offer' ? 'have-local-offer' : 'stable'
  }
  setRemoteDescription = async (description: RTCSessionDescriptionInit) => {
    this.remote.push(description)
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable'
  }
}

let connection: FakeConnection
beforeEach(() => {
  vi.stubGlobal('RTCPeerConnection', function make() {
    connection = new FakeConnection()
    return connection
  })
})
afterEach(() => vi.unstubAllGlobals())

const track = { kind: 'video' } as MediaStreamTrack
function open(isPolite: boolean, video: MediaStreamTrack | null = null) {
  const sent: RTCSessionDescriptionInit[] = []
  const onRestartAsked = vi.fn<() => void>()
  const options: NegotiationOptions = {
    iceServers: [],
    isPolite,
    tracks: { audio: null, video, isScreen: false },
    onDescription: (description) => void sent.push(description),
    onCandidates: () => {},
    onTrack: () => {},
    onState: () => {},
    onRestartAsked,
  }
  const negotiation = new Negotiation(options)
  negotiation.start()
  return { negotiation, sent, onRestartAsked }
}
const offer = async () => {
  connection.onnegotiationneeded?.()
  await vi.waitFor(() => expect(connection.localDescription).not.toBeNull())
}

it('CALL-030 the side of the doctor describes sound and picture, and that of the patient takes them over', async () => {
  open(false)
  expect(connection.addTransceiver).toHaveBeenCalledTimes(2)
  const { negotiation, sent } = open(true)
  expect(connection.addTransceiver).not.toHaveBeenCalled()
  await negotiation.describe({ type: 'offer', sdp: 'theirs' })
  expect(connection.transceivers.map(({ direction }) => direction)).toEqual(['sendrecv', 'sendrecv'])
  expect(sent.map(({ type }) => type)).toEqual(['answer'])
})

it('CALL-030 an offer that was lost is sent again, because restarting does nothing while it waits', async () => {
  const { negotiation, sent } = open(false)
  await offer()
  negotiation.restart([])
  expect(sent.map(({ type }) => type)).toEqual(['offer', 'offer'])
  expect(connection.restarts).toBe(0)
  await negotiation.describe({ type: 'answer', sdp: 'theirs' })
  negotiation.restart([])
  expect(connection.restarts).toBe(1)
})

it('CALL-030 a restart uses renewed credentials, and changes nothing while they are valid', async () => {
  const { negotiation } = open(false)
  negotiation.restart([])
  expect(connection.configurations).toEqual([])
  const iceServers = [{ urls: ['turn:turn.test'], credential: 'new' }]
  negotiation.restart(iceServers)
  negotiation.restart(iceServers)
  expect(connection.configurations).toEqual([{ iceServers, bundlePolicy: 'max-bundle' }])
  expect(connection.restarts).toBe(3)
})

it('CALL-030 the polite side asks for an offer, because one that it takes back ends the page in Chromium', () => {
  const { negotiation, onRestartAsked } = open(true)
  negotiation.restart([])
  expect(onRestartAsked).toHaveBeenCalledOnce()
  expect(connection.restarts).toBe(0)
})

it.each([
  ['the polite side gives way', true, 1],
  ['the other side goes on with its own', false, 0],
])('CALL-034 both offer at once: %s', async (_, isPolite, taken) => {
  const { negotiation } = open(isPolite)
  await offer()
  await negotiation.describe({ type: 'offer', sdp: 'theirs' })
  expect(connection.remote).toHaveLength(taken)
})

it('CALL-037 an open camera is sent from the first description of either side', async () => {
  open(false, track)
  expect(connection.addTransceiver.mock.calls.map(([sent]) => sent)).toEqual(['audio', track])
  const { negotiation } = open(true, track)
  await negotiation.describe({ type: 'offer', sdp: 'theirs' })
  expect(connection.senders[1]?.replaceTrack).toHaveBeenCalledWith(track)
})

it('CALL-037 a camera that opens after the connection is sent', async () => {
  const { negotiation } = open(true)
  await negotiation.describe({ type: 'offer', sdp: 'theirs' })
  negotiation.replace({ audio: null, video: track, isScreen: false })
  expect(connection.senders[1]?.replaceTrack).toHaveBeenLastCalledWith(track)
})

it.each([
  ['doctor', false],
  ['patient', true],
])(
  'CALL-030 the first picture of the %s is small, so that it arrives soon, and has its full size after a second',
  async (_, isPolite) => {
    vi.useFakeTimers()
    const { negotiation } = open(isPolite)
    if (isPolite) await negotiation.describe({ type: 'offer', sdp: 'theirs' })
    expect(connection.scales).toEqual([2])
    connection.connectionState = 'connected'
    connection.onconnectionstatechange?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(connection.scales).toEqual([2, 1])
    vi.useRealTimers()
  },
)
