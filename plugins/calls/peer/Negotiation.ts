import type { SentTracks } from '@portico/calls/engine/engine'
import { scaleFor, type PictureLimit } from './pictureLimit'
import { batchCandidates, type Candidate } from './batchCandidates'

/** A session description as it travels. */
export type Description = RTCSessionDescriptionInit

export interface NegotiationOptions {
  iceServers: RTCIceServer[]
  /** The polite side gives way when both offer at once; the other side makes the first offer. */
  isPolite: boolean
  tracks: SentTracks
  onDescription: (description: Description) => void
  onCandidates: (candidates: Candidate[]) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
  /** The polite side asks the other side to negotiate again. */
  onRestartAsked: () => void
}

/** How much smaller the first picture is: the browser assumes a slow line at first, and drops frames that are too large for it. */
const FIRST_SCALE = 2
/** How much smaller the picture is on a poor line. */
const SMALL_SCALE = 2
/** Milliseconds after connecting until the picture has its full size. */
const FULL_SIZE_AFTER = 1000

async function scalePicture(
  video: RTCRtpTransceiver | undefined,
  scaleResolutionDownBy: number,
  maxBitrate?: number,
): Promise<void> {
  const parameters = video?.sender.getParameters()
  parameters?.encodings.forEach((encoding) => {
    delete encoding.maxBitrate
    Object.assign(encoding, { scaleResolutionDownBy, ...(maxBitrate !== undefined && { maxBitrate }) })
  })
  // A connection that was closed meanwhile sends nothing.
  if (parameters) await video?.sender.setParameters(parameters).catch(() => undefined)
}

/** Sound and picture share one path, so half as many candidates are gathered. */
const configure = (iceServers: RTCIceServer[]): RTCConfiguration => ({
  iceServers,
  bundlePolicy: 'max-bundle',
})

/** One connection, negotiated perfectly: when both sides offer, the polite one gives way. */
export class Negotiation {
  readonly connection: RTCPeerConnection
  #tracks: SentTracks
  #iceServers: RTCIceServer[]
  #isOffering = false
  #isSmall = false
  #limit: PictureLimit | null = null
  #ignoresOffer = false
  #setsAnswer = false
  #audio: RTCRtpTransceiver | undefined
  #video: RTCRtpTransceiver | undefined

  constructor(private readonly options: NegotiationOptions) {
    this.#tracks = options.tracks
    this.#iceServers = options.iceServers
    this.connection = new RTCPeerConnection(configure(options.iceServers))
    this.connection.onnegotiationneeded = () => void this.#offer()
    const addCandidate = batchCandidates(options.onCandidates)
    this.connection.onicecandidate = ({ candidate }) => addCandidate(candidate?.toJSON() ?? null)
    this.connection.ontrack = ({ track }) => options.onTrack(track)
    this.connection.onconnectionstatechange = () => {
      if (this.isConnected) setTimeout(() => void this.#scale(), FULL_SIZE_AFTER)
      options.onState(this.connection.connectionState)
    }
  }

  get isConnected(): boolean {
    return this.connection.connectionState === 'connected'
  }

  /** Sends a smaller picture from now on, or the full one. */
  shrink(isSmall: boolean): void {
    this.#isSmall = isSmall
    void this.#scale()
  }

  /** Sends a picture that fits the number of people in the call from now on; null: the full one. */
  setLimit(limit: PictureLimit | null): void {
    this.#limit = limit
    void this.#scale()
  }

  #scale = (): Promise<void> => {
    const scale = this.#isSmall ? SMALL_SCALE : 1
    return scalePicture(this.#video, scale * scaleFor(this.#tracks, this.#limit), this.#limit?.bitrate)
  }

  /** The impolite side describes sound and picture; the polite side takes them over from its offer. */
  start(): void {
    if (this.options.isPolite) return
    const direction = 'sendrecv'
    this.#audio = this.connection.addTransceiver(this.#tracks.audio ?? 'audio', { direction })
    this.#video = this.connection.addTransceiver(this.#tracks.video ?? 'video', {
      direction,
      sendEncodings: [{ scaleResolutionDownBy: FIRST_SCALE }],
    })
  }

  /** Sends other tracks. Also for those that arrive after the connection: without this nothing would be sent. */
  replace(tracks: SentTracks): void {
    this.#tracks = tracks
    void this.#audio?.sender.replaceTrack(tracks.audio).catch(() => undefined)
    void this.#video?.sender.replaceTrack(tracks.video).catch(() => undefined)
    if (this.#limit) void this.#scale()
  }

  /**
   * Negotiates again. Only the impolite side offers: when both restart at once, the polite side would have to take its offer
   * back, after which Chromium 150 ends the page. An offer that was lost with the connection to the hub leaves the state
   * `have-local-offer` forever, in which `restartIce` does nothing: the offer is sent again. Takes the servers with
   * credentials that are valid now.
   */
  restart(iceServers: RTCIceServer[]): void {
    if (this.connection.signalingState === 'closed' || this.repeatOffer()) return
    this.useServers(iceServers)
    if (this.options.isPolite) this.options.onRestartAsked()
    else this.connection.restartIce()
  }

  /** Sends the offer that waits for its answer once more. Returns whether one waits. */
  repeatOffer(): boolean {
    const { signalingState, localDescription } = this.connection
    if (signalingState !== 'have-local-offer' || !localDescription) return false
    this.options.onDescription(localDescription)
    return true
  }

  /** Uses renewed credentials from the next offer or answer on. Nothing changes while they are valid. */
  useServers(iceServers: RTCIceServer[]): void {
    if (JSON.stringify(iceServers) === JSON.stringify(this.#iceServers)) return
    this.#iceServers = iceServers
    this.connection.setConfiguration(configure(iceServers))
  }

  /** Takes over a description of the other side, and answers an offer. */
  async describe(description: Description): Promise<void> {
    const isStable = this.connection.signalingState === 'stable'
    const isReady = !this.#isOffering && (isStable || this.#setsAnswer)
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

  async addCandidates(candidates: readonly Candidate[]): Promise<void> {
    // The candidates of an ignored offer, or of a connection that was replaced, do not fit.
    for (const candidate of candidates)
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
    if (!this.isConnected) await scalePicture(this.#video, FIRST_SCALE)
    await this.connection.setLocalDescription()
    if (this.connection.localDescription) this.options.onDescription(this.connection.localDescription)
  }
}
