/**
 * The messages of the real-time hub, as the portal and the server type them (C-080, C-111). `schemas/hub.json` is the contract; a tenant whose hub uses other names sets them in `hubMessages` of its manifest.
 */

import type { VideoCall } from './generated/entities'
import type { HubCalls, HubMessages } from './generated/hub'

export type {
  CallEnd,
  CallJoin,
  CallSeat,
  CallSide,
  CallSignal,
  CallTab,
  ConsultationChange,
  HubCalls,
  HubMessages,
} from './generated/hub'

export type HubCallName = keyof HubCalls
export type HubMessageName = keyof HubMessages

/** Every message that the portal receives. */
export const hubMessageNames: readonly HubMessageName[] = [
  'receiveMessage',
  'messagesRead',
  'notifyCall',
  'cancelCalling',
  'callAccepted',
  'callJoined',
  'callSignal',
  'callEnded',
  'guestsChanged',
  'waitingChanged',
  'consultationChanged',
]

/** How a tenant's hub has a message, where it differs from this contract. */
export interface HubShape {
  /** Its name at the hub. */
  name?: string
  /**
   * What is sent, in order: paths into the arguments of the contract, such as `0` or `1.tab`, or into what `notifyCall` said of the call
   * that the message names, such as `notice.0.roomName`.
   */
  arguments?: string[]
  /** What is received: the fields of the contract, each with its path into the arguments of the hub, such as `0.doctor.name`. */
  fields?: Record<string, string>
}

/** The names or shapes of a tenant's messages, by the names of this contract. */
export type HubMessageShapes = Readonly<Partial<Record<string, string | HubShape>>>

/** The name that a tenant's hub uses for a message. */
export const wireName = (shapes: HubMessageShapes | undefined, name: string): string => {
  const shape = shapes?.[name]
  return (typeof shape === 'object' ? shape.name : shape) ?? name
}

/** The message that a tenant's hub calls by this name; the inverse of `wireName`. */
export const messageName = (shapes: HubMessageShapes | undefined, wire: string): string =>
  Object.keys(shapes ?? {}).find((name) => wireName(shapes, name) === wire) ?? wire

/** A call with everything that the portal needs. Without an id of its own it has that of its appointment. `now` is an instant. */
export function completeCall(fields: Partial<VideoCall>, now: string): VideoCall {
  const { appointmentId = null, id = appointmentId ?? 0 } = fields
  return {
    room: '',
    status: 'calling',
    startedBy: 'doctor',
    startedAt: now,
    answeredAt: null,
    endedAt: null,
    patientId: '',
    patientName: '',
    doctorId: null,
    doctorName: null,
    specialtyName: null,
    startDate: null,
    isOtherOnline: true,
    ...fields,
    id,
    appointmentId,
  }
}
