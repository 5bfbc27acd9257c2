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
  senders: { replaceTrack: ReturnType<typeof vi.fn> }[] = []
  transceivers = ['audio', 'video'].map((kind) => {
    const sender = { replaceTrack: vi.fn<(track: unknown) => Promise<void>>(async () => {}) }
    this.senders.push(sender)
    return { receiver: { track: { kind } }, sender, direction: 'recvonly' }
  })

  addTransceiver = vi.fn<(track: unknown) => unknown>((track) =>
    track === 'audio' ? this.transceivers[0] : this.transceivers[1],
  )
  getTransceivers = () => this.transceivers
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
function open(isPolite: boolean) {
  const sent: RTCSessionDescriptionInit[] = []
  const options: NegotiationOptions = {
    iceServers: [],
    isPolite,
    tracks: { audio: null, video: null, isScreen: false },
    onDescription: (description) => void sent.push(description),
    onCandidate: () => {},
    onTrack: () => {},
    onState: () => {},
  }
  const negotiation = new Negotiation(options)
  negotiation.start()
  return { negotiation, sent }
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
  negotiation.restart()
  expect(sent.map(({ type }) => type)).toEqual(['offer', 'offer'])
  expect(connection.restarts).toBe(0)
  await negotiation.describe({ type: 'answer', sdp: 'theirs' })
  negotiation.restart()
  expect(connection.restarts).toBe(1)
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

it('CALL-037 a camera that opens after the connection is sent', async () => {
  const { negotiation } = open(true)
  await negotiation.describe({ type: 'offer', sdp: 'theirs' })
  negotiation.replace({ audio: null, video: track, isScreen: false })
  expect(connection.senders[1]?.replaceTrack).toHaveBeenLastCalledWith(track)
})
