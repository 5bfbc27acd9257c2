import type { RemoteParticipant, Room } from 'twilio-video'
import type { EngineInput, EngineRoom, SentTracks } from '@portico/calls/engine/engine'
import { otherSeat } from '@portico/calls/session/callState'
import type { CallSeat } from '@schemas/hub'
import { FirstPicture } from './FirstPicture'
import { Publisher } from './Publisher'
import { codes } from './quality'
import { RemotePeople } from './RemotePeople'
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
 * A call of up to four people in a room at Twilio. The software reconnects automatically; only a room that is over is joined again, each time with a new
 * token.
 */
export class TwilioRoom implements EngineRoom {
  #room: Room | null = null
  #isOver = false
  #isJoining = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #tracks: SentTracks
  #publisher: Publisher | null = null
  readonly #people: RemotePeople
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
    this.#people = new RemotePeople(otherSeat(input.side), input.events, () => this.#picture.growLater())
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

  setOthers(seats: readonly CallSeat[]): void {
    this.#people.setOthers(seats)
    this.#picture.setCrowded(seats.length > 1)
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
    this.#room = room
    this.#publisher = publisher
    publisher.start(room.localParticipant)
    publisher.publish(this.#tracks)
    this.#watchTracks(room)
    this.#follow(room)
    room.on('disconnected', (_: Room, error?: { code?: number }) => {
      this.#room = null
      this.#publisher = null
      this.#endWatch?.()
      this.#people.clear()
      if (this.#isOver) return
      if (error?.code === codes.duplicateIdentity) {
        this.leave()
        this.input.events.onTaken()
      } else this.#again()
    })
  }

  /** Follows who comes and goes, and how their lines are. */
  #follow(room: Room): void {
    const people = this.#people
    room.participants.forEach((participant) => people.enter(participant))
    if (!people.hasMain) this.input.events.onLink('waiting')
    room.on('participantConnected', (participant: RemoteParticipant) => people.enter(participant))
    room.on('participantDisconnected', (participant: RemoteParticipant) => {
      people.exit(participant)
      if (!people.hasMain) this.#picture.shrink()
    })
    room.on('participantReconnecting', (participant: RemoteParticipant) =>
      people.setLink(participant, 'lost'),
    )
    room.on('participantReconnected', (participant: RemoteParticipant) => people.setLink(participant, 'good'))
    room.on('reconnecting', () => people.setAll(false))
    room.on('reconnected', () => people.setAll(true))
  }

  /** A track that somebody has published may never arrive. Then only a new connection helps. */
  #watchTracks(room: Room): void {
    this.#endWatch = watchMissingTracks(
      () => this.#people.watched,
      this.#checksBeforeRejoin,
      () => {
        this.#checksBeforeRejoin *= 2
        room.disconnect()
      },
    )
  }

  #again(): void {
    if (this.#isOver) return
    this.#picture.shrink()
    this.#people.setAll(false)
    this.#timer = setTimeout(() => void this.#join(), RETRY)
  }
}
