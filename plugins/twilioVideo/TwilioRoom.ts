import type { RemoteParticipant, Room } from 'twilio-video'
import type { EngineInput, EngineRoom, SentTracks } from '@portico/calls/engine/engine'
import { FirstPicture } from './FirstPicture'
import { Publisher } from './Publisher'
import { codes, linkOfQuality } from './quality'
import { RemoteTracks } from './RemoteTracks'
import { joinRequest } from './joinRequest'
import { muteLog, type Sdk } from './sdk'
import { watchMissingTracks } from './watchMissingTracks'

/** Milliseconds until the next attempt to join. */
const RETRY = 3000
/** Milliseconds between two signs of life. */
const BEAT = 20_000
/** Milliseconds until the first one: what the picture waits for is asked before. */
const FIRST_BEAT = 1000
/** Checks in a row that find a published track missing, before the room is joined again. Each new join doubles the number. */
const CHECKS_BEFORE_REJOIN = 2

/**
 * A call in a room at Twilio. The software reconnects automatically; only a room that is over is joined again, each time with a new
 * token.
 */
export class TwilioRoom implements EngineRoom {
  #room: Room | null = null
  #isOver = false
  #isJoining = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #tracks: SentTracks
  #publisher: Publisher | null = null
  readonly #remote: RemoteTracks
  readonly #picture = new FirstPicture()
  #checksBeforeRejoin = CHECKS_BEFORE_REJOIN
  #endWatch: (() => void) | undefined
  /** The server does not see the room: without these signs it would take a call of a minute for one that is over. */
  readonly #beat: ReturnType<typeof setInterval>
  readonly #firstBeat: ReturnType<typeof setTimeout>
  #roomToken: string | undefined
  readonly #peer = crypto.randomUUID()

  constructor(
    private readonly input: EngineInput,
    private readonly load: () => Promise<Sdk | { default: Sdk }>,
  ) {
    this.#tracks = input.tracks
    this.#roomToken = input.call.roomToken
    this.#remote = new RemoteTracks(input.events)
    addEventListener('pagehide', this.#hide)
    input.events.onLink('waiting')
    this.#beat = setInterval(this.#signOfLife, BEAT)
    this.#firstBeat = setTimeout(this.#signOfLife, FIRST_BEAT)
    this.#picture.setTracks(input.tracks)
    void this.#join()
  }

  send(tracks: SentTracks): void {
    this.#tracks = tracks
    this.#picture.setTracks(tracks)
    this.#publisher?.publish(tracks)
  }

  retry(): void {
    if (!this.#room) void this.#join()
  }

  shrink(isSmall: boolean): void {
    if (isSmall) this.#picture.shrink()
    else this.#picture.growLater()
  }

  leave(): void {
    this.#isOver = true
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    clearTimeout(this.#firstBeat)
    this.#endWatch?.()
    this.#picture.stop()
    removeEventListener('pagehide', this.#hide)
    this.#room?.disconnect()
  }

  /** Without this the other side would wait half a minute for somebody who closed the page. */
  #hide = (): void => void this.#room?.disconnect()

  #signOfLife = (): void => void this.input.signalling.join(this.#peer).catch(() => undefined)

  async #join(): Promise<void> {
    if (this.#isJoining || this.#isOver) return
    this.#isJoining = true
    clearTimeout(this.#timer)
    try {
      const [sdk, request] = await Promise.all([this.#sdk(), joinRequest(this.input, this.#roomToken)])
      this.#roomToken = undefined
      const publisher = new Publisher(sdk, this.#tracks)
      const room = await sdk.connect(request.token, { ...request.options, tracks: publisher.first })
      if (this.#isOver) room.disconnect()
      else this.#joined(publisher, room)
    } catch {
      // A token that has ended, a network without Twilio, a room that is full: a new token and another try.
      this.#again()
    } finally {
      this.#isJoining = false
    }
  }

  async #sdk(): Promise<Sdk> {
    const loaded = await this.load()
    const sdk = 'default' in loaded ? loaded.default : loaded
    muteLog(sdk)
    return sdk
  }

  #joined(publisher: Publisher, room: Room): void {
    const { onLink, onTaken } = this.input.events
    this.#room = room
    this.#publisher = publisher
    publisher.start(room.localParticipant)
    publisher.publish(this.#tracks)
    this.#watchTracks(room)
    room.participants.forEach((participant) => this.#meet(participant))
    if (room.participants.size === 0) onLink('waiting')
    room.on('participantConnected', (participant: RemoteParticipant) => this.#meet(participant))
    room.on('participantDisconnected', (participant: RemoteParticipant) => {
      this.#remote.forget(participant)
      if (room.participants.size > 0) return
      this.#picture.shrink()
      onLink('waiting')
    })
    room.on('participantReconnecting', () => onLink('lost'))
    room.on('participantReconnected', () => onLink('good'))
    room.on('reconnecting', () => onLink('lost'))
    room.on('reconnected', () => onLink(room.participants.size > 0 ? 'good' : 'waiting'))
    room.on('disconnected', (_: Room, error?: { code?: number }) => {
      this.#room = null
      this.#publisher = null
      this.#endWatch?.()
      this.#remote.clear()
      if (this.#isOver) return
      if (error?.code === codes.duplicateIdentity) {
        this.leave()
        onTaken()
      } else this.#again()
    })
  }

  /** A track that the other side has published may never arrive. Then only a new connection helps. */
  #watchTracks(room: Room): void {
    this.#endWatch = watchMissingTracks(
      () => room.participants.values(),
      this.#checksBeforeRejoin,
      () => {
        this.#checksBeforeRejoin *= 2
        room.disconnect()
      },
    )
  }

  #meet(participant: RemoteParticipant): void {
    this.input.events.onLink('connecting')
    this.#picture.growLater()
    this.#remote.watch(participant)
    participant.on('networkQualityLevelChanged', (level: number) => {
      if (participant.state === 'connected') this.input.events.onLink(linkOfQuality(level))
    })
  }

  #again(): void {
    if (this.#isOver) return
    this.#picture.shrink()
    this.input.events.onLink('lost')
    this.#timer = setTimeout(() => void this.#join(), RETRY)
  }
}
