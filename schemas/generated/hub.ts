/* Generated from schemas/hub.json by `npm run schemas`. Do not edit. */
import type { ChatMessage, ChatSend, VideoCall } from './entities'

/**
 * A side of a call.
 */
export type CallSide = 'patient' | 'doctor'
/**
 * Somebody's place in a call: a side, or `guest/` and the id of the guest.
 */
export type CallSeat = CallSide | `guest/${number}`

/**
 * Which tab starts, answers or repeats a call.
 */
export interface CallTab {
  /**
   * The random name of the tab; another one that takes the call up ends it here.
   */
  tab: string
  /**
   * The call that is repeated.
   */
  callId?: number
  /**
   * The patient waits and looks at something else: whoever answers rings at them first.
   */
  isAway?: boolean
  /**
   * What the patient writes for the doctor of the pool who answers.
   */
  reason?: string
}
/**
 * A tab of a call.
 */
export interface CallJoin {
  callId: number
  /**
   * The random name of the engine of the tab.
   */
  peer: string
  /**
   * The random name of the tab, as in `CallTab`.
   */
  tab?: string
}
/**
 * A tab that takes part in a call, and whose it is.
 */
export interface CallJoined {
  callId: number
  /**
   * The random name of the engine of the tab.
   */
  peer: string
  /**
   * The random name of the tab, as in `CallTab`.
   */
  tab?: string
  side: CallSeat
}
/**
 * A message between the video engines of two tabs.
 */
export interface CallSignal {
  callId: number
  /**
   * The random name of the engine of the tab.
   */
  peer: string
  /**
   * The random name of the tab, as in `CallTab`.
   */
  tab?: string
  /**
   * The message of the engine, as text.
   */
  data: string
  /**
   * Somebody's place in a call: a side, or `guest/` and the id of the guest.
   */
  to?: CallSide | `guest/${number}`
}
/**
 * A message of the video engine of somebody else.
 */
export interface CallSignalReceived {
  callId: number
  /**
   * The random name of the engine of the tab.
   */
  peer: string
  /**
   * The random name of the tab, as in `CallTab`.
   */
  tab?: string
  /**
   * The message of the engine, as text.
   */
  data: string
  side: CallSeat
}
/**
 * A call that no longer rings.
 */
export interface CallCancelled {
  callId: number
  /**
   * A side of a call.
   */
  by?: 'patient' | 'doctor'
}
/**
 * A call of which something has changed.
 */
export interface CallChanged {
  callId: number
}
/**
 * The end of a call.
 */
export interface CallEnd {
  callId: number
  by: CallSide
  isConsultationEnded: boolean
  /**
   * Why, as `VideoCall` says it. Absent: the hub does not say.
   */
  reason?: 'stopped' | 'refused' | 'hungUp' | 'consultationEnded' | 'lost' | 'unanswered'
}
/**
 * How far somebody has read a conversation.
 */
export interface ChatRead {
  patientId: string
  professionalId: number
  lastMessageId: number
  isProfessional: boolean
}
/**
 * What has changed of the consultation of an appointment.
 */
export interface ConsultationChange {
  /**
   * Null for a document that was given without one, and for a patient who waits for the pool.
   */
  appointmentId: number | null
  /**
   * A document that a professional gave to the patient.
   */
  given?: {
    name: string
    by: string
  }
  /**
   * The link of a call into which the person was invited, as somebody of the patient's family.
   */
  invited?: {
    url: string
  }
  /**
   * A doctor who takes calls without an appointment is free; the person asked for this message.
   */
  isDoctorFree?: true
}

/** What the portal invokes, with the answer of the hub. */
export interface HubCalls {
  /** Subscribes to the messages for a person: the user, or the dependent they act for. */
  registerUser: (userId: string) => boolean
  /** Ends a subscription, on sign-out and on a change of person. */
  unregister: (userId: string) => boolean
  /** Hands over a renewed access token, so that the connection outlives the previous one. */
  renewToken: (token: string) => boolean
  /** Stores a chat message once per `ClientId` and sends it to both sides. */
  sendMessage: (message: ChatSend) => ChatMessage
  /** Calls the other side of an appointment; without one, the doctors of the pool in turn (C-070). A tab that repeats its call says which: then nothing new rings, and a call that is over stays over. */
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
  /** A call rings. The doctor, the room and the appointment are enough: the portal completes the rest. */
  notifyCall: (call: VideoCall) => void
  /** A call no longer rings: it was refused or cancelled, which depends on the side that reads it (C-071). */
  cancelCalling: (cancelled: CallCancelled) => void
  /** A call was answered, in one of the tabs. */
  callAccepted: (call: VideoCall) => void
  /** A tab takes part in a call. */
  callJoined: (joined: CallJoined) => void
  /** A message of somebody else's video engine. */
  callSignal: (signal: CallSignalReceived) => void
  /** To everybody in a call: who else was invited, may come in or is in it has changed. */
  guestsChanged: (changed: CallChanged) => void
  /** A side left; the doctor may have ended the consultation as well (C-076). To a guest: the call is over, or over for them. */
  callEnded: (ended: CallEnd) => void
  /** To a doctor: the list of waiting patients has changed. */
  waitingChanged: () => void
  /** To a patient: the consultation of an appointment has changed. */
  consultationChanged: (changed: ConsultationChange) => void
}
