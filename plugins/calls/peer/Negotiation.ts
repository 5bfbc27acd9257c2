import type { SentTracks } from '@kits/calls/engine/engine'

/** A session description as it travels. */
export type Description = RTCSessionDescriptionInit

export interface NegotiationOptions {
  iceServers: RTCIceServer[]
  /** The polite side gives way when both offer at once; the other side makes the first offer. */
  isPolite: boolean
  tracks: SentTracks
  onDescription: (description: Description) => void
  onCandidate: (candidate: RTCIceCandidateInit | null) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
}

/** One connection, negotiated perfectly: either side may offer at any time. */
export class Negotiation {
  readonly connection: RTCPeerConnection
  #tracks: SentTracks
  #isOffering = false
  #ignoresOffer = false
  #setsAnswer = false
  #audio: RTCRtpTransceiver | undefined
  #video: RTCRtpTransceiver | undefined

  constructor(private readonly options: NegotiationOptions) {
    this.#tracks = options.tracks
    this.connection = new RTCPeerConnection({ iceServers: options.iceServers })
    this.connection.onnegotiationneeded = () => void this.#offer()
    this.connection.onicecandidate = ({ candidate }) => options.onCandidate(candidate?.toJSON() ?? null)
    this.connection.ontrack = ({ track }) => options.onTrack(track)
    this.connection.onconnectionstatechange = () => options.onState(this.connection.connectionState)
  }

  /** Whether no offer waits for its answer. */
  get isStable(): boolean {
    return this.connection.signalingState === 'stable'
  }

  /** The impolite side describes sound and picture; the polite side takes them over from its offer. */
  start(): void {
    if (this.options.isPolite) return
    const direction = 'sendrecv'
    this.#audio = this.connection.addTransceiver(this.#tracks.audio ?? 'audio', { direction })
    this.#video = this.connection.addTransceiver(this.#tracks.video ?? 'video', { direction })
  }

  /** Sends other tracks. Also for those that arrive after the connection: without this nothing would be sent. */
  replace(tracks: SentTracks): void {
    this.#tracks = tracks
    void this.#audio?.sender.replaceTrack(tracks.audio).catch(() => undefined)
    void this.#video?.sender.replaceTrack(tracks.video).catch(() => undefined)
  }

  /**
   * Negotiates again. An offer that was lost with the connection to the hub leaves the state `have-local-offer` for ever, in which
   * `restartIce` does nothing: the offer is sent again.
   */
  restart(): void {
    const { signalingState, localDescription } = this.connection
    if (signalingState === 'closed') return
    if (signalingState === 'have-local-offer' && localDescription)
      this.options.onDescription(localDescription)
    else this.connection.restartIce()
  }

  /** Takes over a description of the other side, and answers an offer. */
  async describe(description: Description): Promise<void> {
    const isReady = !this.#isOffering && (this.isStable || this.#setsAnswer)
    const isCollision = description.type === 'offer' && !isReady
    this.#ignoresOffer = !this.options.isPolite && isCollision
    if (this.#ignoresOffer) return
    try {
      this.#setsAnswer = description.type === 'answer'
      await this.connection.setRemoteDescription(description)
      this.#setsAnswer = false
      if (description.type === 'offer') await this.#answer()
    } catch {
      // A description of a connection that was replaced meanwhile.
      this.#setsAnswer = false
    }
  }

  async addCandidate(candidate: RTCIceCandidateInit | null): Promise<void> {
    // The candidates of an ignored offer, or of a connection that was replaced, do not fit.
    await this.connection.addIceCandidate(candidate ?? undefined).catch(() => undefined)
  }

  close(): void {
    this.connection.onconnectionstatechange = null
    this.connection.ontrack = null
    this.connection.close()
  }

  async #offer(): Promise<void> {
    try {
      this.#isOffering = true
      await this.connection.setLocalDescription()
      if (this.connection.localDescription) this.options.onDescription(this.connection.localDescription)
    } catch {
      // The connection was closed while it made the offer.
    } finally {
      this.#isOffering = false
    }
  }

  async #answer(): Promise<void> {
    for (const transceiver of this.connection.getTransceivers()) {
      const { kind } = transceiver.receiver.track
      if (kind === 'audio') this.#audio ??= transceiver
      else this.#video ??= transceiver
      transceiver.direction = 'sendrecv'
    }
    await this.#audio?.sender.replaceTrack(this.#tracks.audio)
    await this.#video?.sender.replaceTrack(this.#tracks.video)
    await this.connection.setLocalDescription()
    if (this.connection.localDescription) this.options.onDescription(this.connection.localDescription)
  }
}
