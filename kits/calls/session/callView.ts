import type { Call } from '@portico/core/http/useCall'
import type { OptionValues } from '@portico/core/plugin/useHost'
import type { CallEngine } from '../engine/engine'
import type { CallSeat } from '@schemas/hub'
import { noMedia, type MediaState } from '../media/LocalMedia'
import { nobodyElse, type OtherPeople, type PeopleInCall } from './people/otherPeople'
import { noCall, type CallState } from './callState'

/** What the session needs of the page it runs in. */
export interface CallServices {
  /** Loads the video engine of the tenant. */
  engine: () => Promise<CallEngine>
  iceServers: () => Promise<RTCIceServer[]>
  api: Call
  /** The options of the plugin that offers the engine. */
  options: OptionValues
  /** Tells the server that this side leaves a call. */
  finish: (callId: number) => Promise<void>
  /** Reads who else is in a call, as somebody in a seat may know it. */
  people: (callId: number, seat: CallSeat) => Promise<PeopleInCall>
}

/** What the session shows: the state of the call, of this side's devices, and the picture of the other side. */
export interface CallView extends CallState, OtherPeople {
  media: MediaState
  remote: MediaStream | null
}

/** What is shown without a call. */
export const noView: CallView = { ...noCall, ...nobodyElse, media: noMedia, remote: null }
