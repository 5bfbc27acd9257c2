import type { Call } from '@portico/core/http/useCall'
import type { OptionValues } from '@portico/core/plugin/useHost'
import type { VideoCall } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'

/** How well the other side can be seen and heard. `lost`: nothing arrives; the engine connects again automatically. */
export type Link = 'waiting' | 'connecting' | 'good' | 'slow' | 'lost'

/** The events that an engine reports while it runs. */
export interface EngineEvents {
  onLink: (link: Link) => void
  /** The picture and sound of the other side; the same object while the call lasts. */
  onRemote: (stream: MediaStream) => void
  /** Whether pictures of the other side arrive: a connection alone says nothing about them. */
  onRemotePicture: (isMoving: boolean) => void
  /** The other side shares a screen, or stopped. */
  onRemoteShare: (isShared: boolean) => void
  /** Another tab of the same person has taken the call over. */
  onTaken: () => void
  /** The same about somebody else than the other side, whom `setOthers` has named. */
  onPerson: (seat: CallSeat, change: Partial<PersonMedia>) => void
}

/** What arrives from somebody else than the other side. */
export interface PersonMedia {
  /** Their picture and sound; the same object while they are in the call. */
  stream: MediaStream | null
  link: Link
  isPictureMoving: boolean
  isScreen: boolean
}

/** The tracks to send; null where there is none. */
export interface SentTracks {
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  /** Whether `video` is a screen. */
  isScreen: boolean
}

/** How the line of a call is, for the help desk. Null where the browser does not say. */
export interface LineFigures {
  /** Milliseconds to the other side and back. */
  roundTrip: number | null
  /** Of what should have arrived since the last reading, from 0 to 1. */
  lost: number | null
  kbitsIn: number | null
  kbitsOut: number | null
  /** Pixels of the picture that arrives. */
  width: number | null
  height: number | null
  framesPerSecond: number | null
  /** Whether the call passes through a relay server. */
  isRelayed: boolean | null
}

/** A running connection to the other side. */
export interface EngineRoom {
  /** Sends other tracks from now on, without a new connection. */
  send: (tracks: SentTracks) => void
  /** Tries to connect again at once. */
  retry: () => void
  /** Sends a smaller picture, because the line of the other side is poor, or the full one again. */
  shrink?: (isSmall: boolean) => void
  /** Reads how the line is. Absent: the engine does not know. */
  figures?: () => Promise<LineFigures>
  /** Connects to these people besides the other side, and to nobody else. Absent: the engine connects two people only. */
  setOthers?: (seats: readonly CallSeat[]) => void
  /** Leaves; no event follows. */
  leave: () => void
}

/** How an engine reaches the other side before it is connected. */
export interface Signalling {
  /**
   * Says that this tab takes part. Rejects when the call is over. Repeat it every 20 s: it is the sign of life by which a reload or a
   * second tab finds the call.
   */
  join: (peer: string) => Promise<void>
  /** `to`: who alone gets it; absent: everybody else in the call. */
  send: (peer: string, data: string, to?: CallSeat) => Promise<void>
  onJoined: (listener: (peer: string, isOwnSide: boolean, from: CallSeat) => void) => () => void
  onSignal: (listener: (peer: string, data: string, from: CallSeat) => void) => () => void
  /** Called when messages may have been lost and pass again. */
  onBack: (listener: () => void) => () => void
}

/** What an engine gets to join a call. */
export interface EngineInput {
  call: VideoCall
  /** The seat of this person: a side, or that of a guest. */
  side: CallSeat
  signalling: Signalling
  iceServers: () => Promise<RTCIceServer[]>
  /** Calls the API as the person of the page. */
  api: Call
  /** The options of the plugin that offers the engine. */
  options: OptionValues
  tracks: SentTracks
  events: EngineEvents
}

/**
 * A video engine: what a plugin contributes to `providers` with the kind `video`. It joins the room of a call that was answered and
 * connects until `leave`, whatever happens to the network; the kit never reconnects it.
 */
export interface CallEngine {
  /** Called while a call rings, on both sides: reads what `join` needs. Reports nothing; `join` reads again what failed. */
  prepare?: (input: Pick<EngineInput, 'iceServers'>) => void
  /** Whether the side that calls joins while it still rings, so that the other side finds it in the room. Default: both join after the answer. */
  joinsBeforeAnswer?: boolean
  join: (input: EngineInput) => EngineRoom
}
