/**
 * The messages of the real-time hub, as the portal and the server type them (C-080, C-111). The names are those of this
 * contract; a tenant whose hub uses other names sets them in `hubMessages` of its manifest.
 */

import type { ChatMessage, ChatSend, VideoCall } from './generated/entities'

/** What the portal invokes, with the hub's answer. */
export interface HubCalls {
  /** Subscribes to the messages for a person: the user, or the dependent they act for. */
  registerUser: (userId: string) => boolean
  /** Ends a subscription, on sign-out and on a change of person. */
  unregister: (userId: string) => boolean
  /** Hands over a renewed access token, so that the connection outlives the previous one. */
  renewToken: (token: string) => boolean
  /** Stores a chat message once per `ClientId` and sends it to both sides. */
  sendMessage: (message: ChatSend) => ChatMessage
  /**
   * Calls the other side of an appointment; without one, the doctors of the pool in turn (C-070). A tab that repeats its call says which: then
   * nothing new rings, and a call that is over stays over.
   */
  startCall: (appointmentId: number | null, from?: CallTab) => VideoCall
  /** Answers a call. */
  acceptVideoCall: (callId: number, from?: CallTab) => VideoCall
  /** Stops calling, or refuses a call. */
  cancelVideoCall: (callId: number) => boolean
  /** Says to who calls in how many minutes the called side comes. A doctor is rung at no more: the patient waits. */
  delayCall: (callId: number, minutes: number) => VideoCall
  /** Reads the calls that ring for the user, and those that a tab knows: after each connect, and while it rings. */
  readCalls: (callIds: number[]) => VideoCall[]
  /** Says that this tab takes part in a call. Repeated, it is a heartbeat. */
  joinCall: (join: CallJoin) => boolean
  /** Passes a message of the video engine to the others in the call, or to one of them. */
  sendCallSignal: (signal: CallSignal) => boolean
}

/** What the portal receives. Each message says which patient it concerns, because a user may act for others. */
export interface HubMessages {
  /** A chat message of either side. */
  receiveMessage: (message: ChatMessage) => void
  /** Somebody has read a conversation up to a message. */
  messagesRead: (read: ChatRead) => void
  /** A call rings. */
  notifyCall: (call: VideoCall) => void
  /**
   * A call no longer rings: it was refused or cancelled, which depends on the side that reads it (C-071). `by` is the side
   * that ended it; a hub may leave it out.
   */
  cancelCalling: (cancelled: { callId: number; by?: CallSide }) => void
  /** A call was answered, in one of the tabs. */
  callAccepted: (call: VideoCall) => void
  /** A tab takes part in a call. */
  callJoined: (joined: CallJoin & { side: CallSeat }) => void
  /** A message of somebody else's video engine. */
  callSignal: (signal: Omit<CallSignal, 'to'> & { side: CallSeat }) => void
  /** To everybody in a call: who else was invited, may come in or is in it has changed. */
  guestsChanged: (changed: { callId: number }) => void
  /** A side left; the doctor may have ended the consultation as well (C-076). */
  callEnded: (ended: CallEnd) => void
  /** To a doctor: the list of waiting patients has changed. */
  waitingChanged: () => void
  /** To a patient: the consultation of an appointment has changed. */
  consultationChanged: (changed: ConsultationChange) => void
}

/**
 * What has changed of the consultation of an appointment; null for a document that was given without one, and for who waits for the
 * pool.
 */
export interface ConsultationChange {
  appointmentId: number | null
  /** A document that a professional gave to the patient. */
  given?: { name: string; by: string }
  /** The link of a call into which the person was invited, as somebody of the patient's family. */
  invited?: { url: string }
  /** A doctor who takes calls without an appointment is free; the person asked for this message. */
  isDoctorFree?: true
}

/** A side of a call. */
export type CallSide = 'patient' | 'doctor'

/** Somebody's place in a call: a side, or `guest/` and the id of the guest. */
export type CallSeat = CallSide | `guest/${number}`

/** A tab of a call; `peer` is its random name. */
export interface CallJoin {
  callId: number
  peer: string
  /** The random name of the tab, as in CallTab. */
  tab?: string
}

/** Which tab starts, answers or repeats a call. */
export interface CallTab {
  /** The random name of the tab; another one that takes the call up ends it here. */
  tab: string
  /** The call that is repeated. */
  callId?: number
  /** The patient waits and looks at something else: whoever answers rings at them first. */
  isAway?: boolean
  /** What the patient writes for the doctor of the pool who answers. */
  reason?: string
}

/** A message between the video engines of two tabs, as text. */
export interface CallSignal extends CallJoin {
  data: string
  /** Who alone gets it. Absent: everybody else in the call. */
  to?: CallSeat
}

export interface CallEnd {
  callId: number
  by: CallSide
  isConsultationEnded: boolean
  /** Why, as VideoCall says it. Absent: the hub does not say. */
  reason?: NonNullable<VideoCall['endReason']>
}

export interface ChatRead {
  patientId: string
  professionalId: number
  lastMessageId: number
  isProfessional: boolean
}

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
