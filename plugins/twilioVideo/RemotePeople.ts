import type { RemoteParticipant } from 'twilio-video'
import type { EngineEvents, Link } from '@portico/calls/engine/engine'
import type { CallSeat } from '@schemas/hub'
import { linkOfQuality } from './quality'
import { RemoteTracks } from './RemoteTracks'
import { seatOf } from './seats'

/** Whoever is in a room: the other side, and those whom the server has named. Nobody else is seen or heard. */
export class RemotePeople {
  readonly #seats = new Map<CallSeat, RemoteTracks>()
  readonly #present = new Set<RemoteParticipant>()
  readonly #watched = new Set<RemoteParticipant>()

  constructor(
    /** The seat of the other side. */
    private readonly main: CallSeat,
    private readonly events: EngineEvents,
    /** The other side has come. */
    private readonly onMain: () => void,
  ) {
    this.#seats.set(main, new RemoteTracks(events))
  }

  /** The participants of the room who belong to the call. */
  get watched(): Iterable<RemoteParticipant> {
    return this.#watched
  }

  get hasMain(): boolean {
    return [...this.#watched].some(({ identity }) => seatOf(identity) === this.main)
  }

  /** Shows these people besides the other side, and no longer those who are not among them. */
  setOthers(seats: readonly CallSeat[]): void {
    for (const seat of this.#seats.keys()) {
      if (seat === this.main || seats.includes(seat)) continue
      for (const participant of this.#watched)
        if (seatOf(participant.identity) === seat) this.#unwatch(participant)
      this.#seats.delete(seat)
    }
    for (const seat of seats)
      if (!this.#seats.has(seat)) this.#seats.set(seat, new RemoteTracks(this.#eventsFor(seat)))
    this.#present.forEach((participant) => this.#watch(participant))
  }

  /** Somebody is in the room. */
  enter(participant: RemoteParticipant): void {
    this.#present.add(participant)
    participant.on('networkQualityLevelChanged', (level: number) => {
      if (participant.state === 'connected') this.setLink(participant, linkOfQuality(level))
    })
    this.#watch(participant)
  }

  exit(participant: RemoteParticipant): void {
    this.#present.delete(participant)
    this.#unwatch(participant)
    if (![...this.#watched].some(({ identity }) => identity === participant.identity))
      this.#tell(seatOf(participant.identity), 'waiting')
  }

  /** How the line to somebody is. Whoever is not shown changes nothing. */
  setLink(participant: RemoteParticipant, link: Link): void {
    if (this.#watched.has(participant)) this.#tell(seatOf(participant.identity), link)
  }

  /** The connection to the room is lost, or there again. */
  setAll(isConnected: boolean): void {
    for (const seat of this.#seats.keys()) {
      const isThere = [...this.#watched].some(({ identity }) => seatOf(identity) === seat)
      this.#tell(seat, !isConnected ? 'lost' : isThere ? 'good' : 'waiting')
    }
  }

  /** The room is over: the next one has other participants. */
  clear(): void {
    this.#present.clear()
    this.#watched.clear()
    this.#seats.forEach((tracks) => tracks.clear())
  }

  #watch(participant: RemoteParticipant): void {
    const seat = seatOf(participant.identity)
    const tracks = this.#seats.get(seat)
    if (!tracks || this.#watched.has(participant)) return
    this.#watched.add(participant)
    this.#tell(seat, 'connecting')
    if (seat === this.main) this.onMain()
    tracks.watch(participant)
  }

  #unwatch(participant: RemoteParticipant): void {
    if (this.#watched.delete(participant)) this.#seats.get(seatOf(participant.identity))?.forget(participant)
  }

  #tell(seat: CallSeat, link: Link): void {
    if (seat === this.main) this.events.onLink(link)
    else if (this.#seats.has(seat)) this.events.onPerson(seat, { link })
  }

  #eventsFor(seat: CallSeat): ConstructorParameters<typeof RemoteTracks>[0] {
    const { onPerson } = this.events
    return {
      onRemote: (stream) => onPerson(seat, { stream }),
      onRemotePicture: (isPictureMoving) => onPerson(seat, { isPictureMoving }),
      onRemoteShare: (isScreen) => onPerson(seat, { isScreen }),
      onLink: (link) => onPerson(seat, { link }),
    }
  }
}
