import type {
  EngineInput,
  EngineRoom,
  LineFigures,
  SentTracks,
  Signalling,
} from '@portico/calls/engine/engine'
import { otherSeat } from '@portico/calls/session/callState'
import type { CallSeat } from '@schemas/hub'
import { PeerRoom } from './PeerRoom'
import { limitFor } from './pictureLimit'

/** Who gives way to whom: the doctor offers to everybody, guests to the patient, and the earlier guest to the later. */
const rank = (seat: CallSeat): number =>
  seat === 'doctor' ? 0 : seat === 'patient' ? Number.MAX_SAFE_INTEGER : Number(seat.slice('guest/'.length))

/** The signals between this person and one other. `isMain`: the connection that gives the signs of life. */
const pairSignalling = (
  { join, send, onJoined, onSignal, onBack }: Signalling,
  seat: CallSeat,
  isMain: boolean,
): Signalling => ({
  join: isMain ? join : async () => undefined,
  send: (peer, data) => send(peer, data, seat),
  onJoined: (listener) =>
    onJoined((peer, isOwn, from) => {
      if (from === seat || (isOwn && isMain)) listener(peer, isOwn, from)
    }),
  onSignal: (listener) =>
    onSignal((peer, data, from) => {
      if (from === seat) listener(peer, data, from)
    }),
  onBack,
})

/** A call of up to four people, each connected with each: the other side, and whoever was invited. */
export class MeshRoom implements EngineRoom {
  readonly #main: PeerRoom
  readonly #others = new Map<CallSeat, PeerRoom>()
  #tracks: SentTracks

  constructor(private readonly input: EngineInput) {
    const { side, signalling, iceServers, tracks, events } = input
    const seat = otherSeat(side)
    this.#tracks = tracks
    this.#main = new PeerRoom({
      iceServers,
      tracks,
      events,
      signalling: pairSignalling(signalling, seat, true),
      isPolite: rank(side) > rank(seat),
    })
  }

  setOthers(seats: readonly CallSeat[]): void {
    for (const [seat, room] of this.#others)
      if (!seats.includes(seat)) {
        room.leave()
        this.#others.delete(seat)
      }
    for (const seat of seats) if (!this.#others.has(seat)) this.#others.set(seat, this.#open(seat))
    const limit = limitFor(this.#others.size + 2)
    this.#rooms.forEach((room) => room.setLimit(limit))
  }

  send(tracks: SentTracks): void {
    this.#tracks = tracks
    this.#rooms.forEach((room) => room.send(tracks))
  }

  retry(): void {
    this.#rooms.forEach((room) => room.retry())
  }

  shrink(isSmall: boolean): void {
    this.#main.shrink(isSmall)
  }

  figures = (): Promise<LineFigures> => this.#main.figures()

  leave(): void {
    this.#rooms.forEach((room) => room.leave())
    this.#others.clear()
  }

  get #rooms(): PeerRoom[] {
    return [this.#main, ...this.#others.values()]
  }

  #open(seat: CallSeat): PeerRoom {
    const { side, signalling, iceServers, events } = this.input
    return new PeerRoom({
      iceServers,
      tracks: this.#tracks,
      signalling: pairSignalling(signalling, seat, false),
      isPolite: rank(side) > rank(seat),
      events: {
        onRemote: (stream) => events.onPerson(seat, { stream }),
        onLink: (link) => events.onPerson(seat, { link }),
        onRemotePicture: (isPictureMoving) => events.onPerson(seat, { isPictureMoving }),
        onRemoteShare: (isScreen) => events.onPerson(seat, { isScreen }),
        onTaken: () => undefined,
      },
    })
  }
}
