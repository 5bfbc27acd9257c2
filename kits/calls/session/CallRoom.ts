import type { VideoCall } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'
import type {
  CallEngine,
  EngineEvents,
  EngineRoom,
  LineFigures,
  PersonMedia,
  SentTracks,
  Signalling,
} from '../engine/engine'
import { otherSeat, type CallEvent } from './callState'
import type { CallServices } from './callView'
import { LineWatch } from './LineWatch'
import type { SessionDevices } from './SessionDevices'
import { SideTalk, type SideState } from './SideTalk'

/** What the room of a call needs. */
export interface RoomOptions {
  engine: CallEngine
  services: CallServices
  call: VideoCall
  side: CallSeat
  signalling: Signalling
  devices: SessionDevices
  apply: (event: CallEvent) => void
  onRemote: (stream: MediaStream) => void
  /** Something of somebody else than the other side has changed. */
  onPerson: (seat: CallSeat, change: Partial<PersonMedia> | { state: SideState }) => void
}

/** The room of a call: the connection of the engine, what both sides tell each other of their devices, and how the line is. */
export class CallRoom {
  readonly #room: EngineRoom
  readonly #talk: SideTalk
  readonly #line: LineWatch
  #other: SideState | null = null

  constructor(private readonly options: RoomOptions) {
    const { engine, services, call, side, signalling, devices, apply } = options
    this.#line = new LineWatch(({ isOffered }) => {
      this.#talk.tell()
      apply({ type: 'soundOffer', isOffered })
    })
    this.#room = engine.join({
      call,
      side,
      signalling,
      iceServers: services.iceServers,
      api: services.api,
      options: services.options,
      tracks: devices.tracks,
      events: this.#events(),
    })
    if (devices.isOpen) this.#room.send(devices.tracks)
    this.#talk = new SideTalk(
      signalling,
      () => this.#own(),
      (other, from) => {
        if (from === otherSeat(side)) this.#hear(other)
        else this.options.onPerson(from, { state: other })
      },
    )
  }

  send(tracks: SentTracks): void {
    this.#room.send(tracks)
  }

  /** Whether more than two people can be in this call. */
  get hasOthers(): boolean {
    return this.#room.setOthers !== undefined
  }

  /** The guests in the call. A guest who has just joined receives the state of this side's devices. */
  setOthers(seats: readonly CallSeat[]): void {
    this.#room.setOthers?.(seats)
    this.#talk.repeat()
  }

  /** The devices of this side may have changed. */
  tell(): void {
    this.#talk.tell()
  }

  retry(): void {
    this.#room.retry()
  }

  /** The person keeps the picture although the line is poor. */
  keepPicture(): void {
    this.#line.decline()
  }

  figures = async (): Promise<LineFigures | null> => (await this.#room.figures?.()) ?? null

  leave(): void {
    this.#line.end()
    this.#talk.end()
    this.#room.leave()
  }

  #events(): EngineEvents {
    const { apply, onRemote, onPerson } = this.options
    return {
      onLink: (link) => {
        this.#line.hear(link)
        apply({ type: 'link', link })
      },
      onRemote,
      onRemotePicture: (isMoving) => apply({ type: 'picture', isMoving }),
      onRemoteShare: (isShared) => apply({ type: 'remoteShare', isShared }),
      onTaken: () => apply({ type: 'taken' }),
      onPerson,
    }
  }

  #own(): SideState {
    const { isMuted, isCameraOff, isInterrupted, isSoundOnly, cameraProblem, microphoneProblem } =
      this.options.devices.state
    return {
      isMuted: isMuted || microphoneProblem !== null,
      isCameraOff: isCameraOff || cameraProblem !== null,
      isInterrupted,
      isSoundOnly,
      isLinePoor: this.#line.need.isPoor,
    }
  }

  #hear(other: SideState): void {
    const before = this.#other
    this.#other = other
    if (other.isLinePoor !== (before?.isLinePoor ?? false)) this.#room.shrink?.(other.isLinePoor)
    // Without pictures is for both: the line carries both.
    if (other.isSoundOnly !== (before?.isSoundOnly ?? false))
      this.options.devices.setSoundOnly(other.isSoundOnly)
    this.options.apply({ type: 'other', state: other })
  }
}
