import type { EngineInput, EngineRoom, SentTracks } from '@kits/calls/engine/engine'
import { Negotiation, type Description } from './Negotiation'
import { watchPicture } from './watchPicture'

/** What two tabs send each other. */
type Message =
  | { kind: 'hello'; isAnswer: boolean }
  | { kind: 'description'; description: Description }
  | { kind: 'candidate'; candidate: RTCIceCandidateInit | null }
  | { kind: 'share'; isShared: boolean }

/** Milliseconds of a broken connection before it is negotiated again; most breaks heal sooner. */
const PATIENCE = 4000
/** Milliseconds between two attempts. */
const RETRY = 5000
/** Milliseconds between two signs of life. */
const BEAT = 20_000

/**
 * The call of two tabs. Each has a random name; who hears a new name of the other side starts a new connection, so a reload or
 * a second tab takes over. The doctor's side offers, the patient's side gives way when both offer.
 */
export class PeerRoom implements EngineRoom {
  readonly #peer = crypto.randomUUID()
  readonly #remote = new MediaStream()
  #tracks: SentTracks
  #other: string | null = null
  #negotiation: Negotiation | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOver = false
  /** Messages are handled one after another: an offer may arrive while its connection is being opened. */
  #queue = Promise.resolve()
  readonly #iceServers: Promise<RTCIceServer[]>
  readonly #ends: (() => void)[]

  constructor(private readonly input: EngineInput) {
    const { signalling, events, tracks } = input
    this.#tracks = tracks
    this.#iceServers = input.iceServers().catch(() => [])
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
    void this.#start()
  }

  send(tracks: SentTracks): void {
    const wasScreen = this.#tracks.isScreen
    this.#tracks = tracks
    this.#negotiation?.replace(tracks)
    if (tracks.isScreen !== wasScreen) this.#tell({ kind: 'share', isShared: tracks.isScreen })
  }

  retry(): void {
    void this.#join()
    if (this.#negotiation) this.#restart()
    else this.#tell({ kind: 'hello', isAnswer: false })
  }

  leave(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    this.#ends.forEach((end) => end())
    this.#negotiation?.close()
  }

  async #start(): Promise<void> {
    await this.#join()
    this.#tell({ kind: 'hello', isAnswer: false })
  }

  /** A failure is no reason to stop: the hub may be away, and the next beat tries again. */
  #join = (): Promise<void> => this.input.signalling.join(this.#peer).catch(() => undefined)

  #tell(message: Message): void {
    if (this.#isOver) return
    this.input.signalling.send(this.#peer, JSON.stringify(message)).catch(() => undefined)
  }

  #joined(peer: string, isOwnSide: boolean): void {
    if (isOwnSide && peer !== this.#peer) {
      this.leave()
      this.input.events.onTaken()
    }
  }

  /** What was sent while the hub was away is lost: an offer among it would be waited for in vain. */
  #back(): void {
    void this.#join()
    if (!this.#negotiation) this.#tell({ kind: 'hello', isAnswer: false })
    else if (!this.#negotiation.isStable) this.#restart()
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
    if (message.kind === 'hello' && !message.isAnswer) {
      this.#tell({ kind: 'hello', isAnswer: true })
      if (this.#negotiation?.connection.connectionState !== 'connected') await this.#open()
    }
    await this.#negotiate(message)
  }

  async #negotiate(message: Message): Promise<void> {
    if (message.kind === 'share') this.input.events.onRemoteShare(message.isShared)
    if (message.kind === 'description') await this.#negotiation?.describe(message.description)
    if (message.kind === 'candidate') await this.#negotiation?.addCandidate(message.candidate)
  }

  /** Opens a connection to the other tab, in place of an earlier one. */
  async #open(): Promise<void> {
    this.#negotiation?.close()
    this.#negotiation = null
    this.input.events.onLink('connecting')
    const other = this.#other
    const iceServers = await this.#iceServers
    if (this.#isOver || other !== this.#other || this.#negotiation) return
    const negotiation: Negotiation = new Negotiation({
      iceServers,
      isPolite: this.input.side === 'patient',
      tracks: this.#tracks,
      onDescription: (description) => this.#tell({ kind: 'description', description }),
      onCandidate: (candidate) => this.#tell({ kind: 'candidate', candidate }),
      onTrack: (track) => this.#add(track),
      onState: (state) => negotiation === this.#negotiation && this.#changed(state),
    })
    this.#negotiation = negotiation
    negotiation.start()
    this.#wait(RETRY)
    if (this.#tracks.isScreen) this.#tell({ kind: 'share', isShared: true })
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
    this.#negotiation?.restart()
    this.#wait(RETRY)
  }

  /** Negotiates again until the connection stands. */
  #wait(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.#negotiation?.connection.connectionState !== 'connected') this.#restart()
    }, delay)
  }
}
