import type {
  EngineEvents,
  EngineInput,
  EngineRoom,
  LineFigures,
  SentTracks,
} from '@portico/calls/engine/engine'
import type { Candidate } from './batchCandidates'
import type { PictureLimit } from './pictureLimit'
import { Negotiation, type Description } from './Negotiation'
import { FigureReader } from './readFigures'
import { watchPicture } from './watchPicture'

/** What two tabs send each other. */
type Message =
  | { kind: 'hello'; isAnswer: boolean }
  | { kind: 'description'; description: Description }
  | { kind: 'candidates'; candidates: Candidate[] }
  | { kind: 'restart' }
  | { kind: 'share'; isShared: boolean }

/** Milliseconds of a broken connection before it is negotiated again; most breaks heal sooner. */
const PATIENCE = 4000
/** Milliseconds between two attempts. */
const RETRY = 5000
/** Milliseconds between two heartbeats. */
const BEAT = 20_000
/** Milliseconds after which a connection does without an answer of the API: the network may be away. */
const SERVERS_TIMEOUT = 3000

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** What the connection of two tabs needs. */
export type PairInput = Pick<EngineInput, 'signalling' | 'iceServers' | 'tracks'> & {
  events: Omit<EngineEvents, 'onPerson'>
  /** Whether this side gives way when both offer; the other one makes the first offer. */
  isPolite: boolean
}

/**
 * The call of two tabs. Each has a random name; a tab that gets a new name from the other side starts a new connection, so a reload or
 * a second tab takes over. One side offers, the polite one answers and asks for an offer.
 */
export class PeerRoom implements EngineRoom {
  readonly #peer = crypto.randomUUID()
  readonly #remote = new MediaStream()
  #tracks: SentTracks
  #other: string | null = null
  #negotiation: Negotiation | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false
  #isSmall = false
  #limit: PictureLimit | null = null
  readonly #figures = new FigureReader()
  /** The other tabs of this side that were heard of. */
  readonly #rivals = new Set<string>()
  /** Messages are handled one after another: an offer may arrive while its connection is being opened. */
  #queue = Promise.resolve()
  #iceServers: RTCIceServer[] = []
  readonly #ends: (() => void)[]

  constructor(private readonly input: PairInput) {
    const { signalling, events, tracks } = input
    this.#tracks = tracks
    const beat = setInterval(() => void this.#join(), BEAT)
    this.#ends = [
      signalling.onSignal((peer, data) => {
        this.#queue = this.#queue.then(() => this.#receive(peer, data)).catch(() => undefined)
      }),
      signalling.onJoined((peer, isOwnSide) => this.#joined(peer, isOwnSide)),
      signalling.onBack(() => this.#back()),
      watchPicture(() => this.#negotiation?.connection, events),
      () => clearInterval(beat),
    ]
    events.onRemote(this.#remote)
    events.onLink('waiting')
    // The answer of the other side needs the servers, and does not depend on joining.
    this.#tell({ kind: 'hello', isAnswer: false })
    this.#wait(RETRY)
    void this.#readServers()
    void this.#join()
  }

  send(tracks: SentTracks): void {
    const wasScreen = this.#tracks.isScreen
    this.#tracks = tracks
    this.#negotiation?.replace(tracks)
    if (tracks.isScreen !== wasScreen) this.#tellShare()
  }

  retry(): void {
    void this.#join()
    if (this.#negotiation) this.#restart()
    else this.#tell({ kind: 'hello', isAnswer: false })
  }

  shrink(isSmall: boolean): void {
    this.#isSmall = isSmall
    this.#negotiation?.shrink(isSmall)
  }

  /** Sends a picture that fits the number of people in the call. */
  setLimit(limit: PictureLimit | null): void {
    this.#limit = limit
    this.#negotiation?.setLimit(limit)
  }

  async figures(): Promise<LineFigures> {
    return this.#figures.read(this.#negotiation?.connection ?? { getStats: async () => new Map() })
  }

  leave(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#ends.forEach((end) => end())
    this.#negotiation?.close()
  }

  /** A failure is no reason to stop: the hub may be unreachable, and the next heartbeat tries again. */
  #join = (): Promise<void> => this.input.signalling.join(this.#peer).catch(() => undefined)

  #tell(message: Message): void {
    if (this.#isOver) return
    this.input.signalling.send(this.#peer, JSON.stringify(message)).catch(() => undefined)
  }

  #tellShare(): void {
    this.#tell({ kind: 'share', isShared: this.#tracks.isScreen })
  }

  #joined(peer: string, isOwnSide: boolean): void {
    // Two tabs of a side may hear of each other: the server says which of them has the call, and each asks it once.
    if (isOwnSide && peer !== this.#peer && !this.#rivals.has(peer)) {
      this.#rivals.add(peer)
      void this.#join()
    }
    // A side that comes back to the hub may have missed that a screen is shared, or no longer shared.
    if (!isOwnSide && peer === this.#other) this.#tellShare()
  }

  /** What was sent while the hub was unreachable is lost, also an offer that one of both sides waits for. */
  #back(): void {
    void this.#join()
    if (!this.#negotiation) this.#tell({ kind: 'hello', isAnswer: false })
    else if (!this.#negotiation.isConnected) this.#restart()
  }

  async #receive(peer: string, data: string): Promise<void> {
    const message = JSON.parse(data) as Message
    if (peer !== this.#other) {
      if (message.kind !== 'hello') return
      this.#other = peer
      if (!message.isAnswer) this.#tell({ kind: 'hello', isAnswer: true })
      await this.#open()
      return
    }
    // Both sides say hello as they come: a connection that was opened for the first word stays, and only an offer may have been too early.
    if (message.kind === 'hello' && !message.isAnswer) {
      this.#tell({ kind: 'hello', isAnswer: true })
      this.#negotiation?.repeatOffer()
    }
    await this.#negotiate(message)
  }

  async #negotiate(message: Message): Promise<void> {
    if (message.kind === 'share') this.input.events.onRemoteShare(message.isShared)
    if (message.kind === 'restart') this.#restart()
    if (message.kind === 'description') await this.#describe(message.description)
    if (message.kind === 'candidates') await this.#negotiation?.addCandidates(message.candidates)
  }

  /** Takes over a description. What was agreed has its time to connect before it is negotiated again. */
  async #describe(description: Description): Promise<void> {
    const negotiation = this.#negotiation
    if (description.type === 'offer') negotiation?.useServers(await this.#readServers())
    await negotiation?.describe(description)
    if (negotiation === this.#negotiation && !negotiation?.isConnected) this.#wait(RETRY)
  }

  /** Opens a connection to the other tab, in place of an earlier one. */
  async #open(): Promise<void> {
    this.#negotiation?.close()
    this.#negotiation = null
    this.input.events.onLink('connecting')
    const other = this.#other
    const iceServers = await this.#readServers()
    if (this.#isOver || other !== this.#other || this.#negotiation) return
    const negotiation: Negotiation = new Negotiation({
      iceServers,
      isPolite: this.input.isPolite,
      tracks: this.#tracks,
      onDescription: (description) => this.#tell({ kind: 'description', description }),
      onCandidates: (candidates) => this.#tell({ kind: 'candidates', candidates }),
      onTrack: (track) => this.#add(track),
      onState: (state) => negotiation === this.#negotiation && this.#changed(state),
      onRestartAsked: () => this.#tell({ kind: 'restart' }),
    })
    this.#negotiation = negotiation
    negotiation.start()
    if (this.#isSmall) negotiation.shrink(true)
    if (this.#limit) negotiation.setLimit(this.#limit)
    this.#wait(RETRY)
    if (this.#tracks.isScreen) this.#tellShare()
  }

  #add(track: MediaStreamTrack): void {
    const old = this.#remote.getTracks().filter(({ kind }) => kind === track.kind)
    old.forEach((one) => this.#remote.removeTrack(one))
    this.#remote.addTrack(track)
    this.input.events.onRemote(this.#remote)
  }

  #changed(state: RTCPeerConnectionState): void {
    if (state === 'connected') {
      clearTimeout(this.#timer)
      this.input.events.onLink('good')
    }
    if (state === 'disconnected' || state === 'failed') {
      this.input.events.onLink('lost')
      if (state === 'failed') this.#restart()
      else this.#wait(PATIENCE)
    }
  }

  #restart(): void {
    this.#wait(RETRY)
    void this.#negotiateAgain(this.#negotiation)
  }

  async #negotiateAgain(negotiation: Negotiation | null): Promise<void> {
    const servers = await this.#readServers()
    if (negotiation === this.#negotiation) negotiation?.restart(servers)
  }

  /** The servers, with credentials that are valid now; without an answer those of before. */
  async #readServers(): Promise<RTCIceServer[]> {
    const answer = this.input.iceServers().catch(() => this.#iceServers)
    this.#iceServers = await Promise.race([answer, pause(SERVERS_TIMEOUT).then(() => this.#iceServers)])
    return this.#iceServers
  }

  /**
   * Negotiates again until the connection is established. The word hello comes first: it may have been lost, and the other side
   * listens to no other word of a tab that it does not know.
   */
  #wait(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#negotiation?.isConnected || this.#isOver) return
      this.#tell({ kind: 'hello', isAnswer: false })
      this.#restart()
    }, delay)
  }
}
