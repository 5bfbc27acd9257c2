import type { VideoCall } from '@schemas/generated/entities'
import type { CallEnd, CallSeat, CallSide } from '@schemas/hub'
import type { Link } from '../engine/engine'
import type { SideState } from './SideTalk'

/** Why a call is over, as this side sees it. */
export type CallEnding = 'refused' | 'left' | 'otherLeft' | 'cutOff' | 'consultationEnded' | 'taken'

/**
 * The state of the call of this tab. `sharing` and the floating picture are flags of a call in progress, not states (C-073).
 */
export interface CallState {
  phase: 'idle' | 'calling' | 'ringing' | 'inProgress' | 'ended'
  /** The seat of this person: a side, or that of a guest. */
  side: CallSeat
  call: VideoCall | null
  /** This tab has asked to answer; the answer of another tab only ends the ringing. */
  isAnswering: boolean
  link: Link
  isPictureMoving: boolean
  isRemoteShare: boolean
  /** What the other side says of its devices; null until it has said something. */
  other: SideState | null
  /** The line is so poor that sound alone is offered. */
  isSoundOffered: boolean
  ending: CallEnding | null
  /** Since when this side had no connection, where the end was learned after it; in milliseconds since 1970. */
  awaySince: number | null
  /** The caller gave up before the answer; shown until it is closed. */
  missed: VideoCall | null
  /** A patient who waits looks at something else: the devices are off, and an answer rings. */
  isAway: boolean
}

/** Whose picture is the first of a call: for a guest that of the doctor. */
export const otherSeat = (seat: CallSeat): CallSide => (seat === 'doctor' ? 'patient' : 'doctor')

/** The name of the person on the other side, as `otherSeat` says. Empty while no doctor of the pool has answered. */
export const otherName = (call: Pick<VideoCall, 'doctorName' | 'patientName'>, seat: CallSeat): string =>
  seat === 'doctor' ? call.patientName : (call.doctorName ?? '')

/** The state without a call. */
export const noCall: CallState = {
  phase: 'idle',
  side: 'patient',
  call: null,
  isAnswering: false,
  link: 'waiting',
  isPictureMoving: false,
  isRemoteShare: false,
  other: null,
  isSoundOffered: false,
  ending: null,
  awaySince: null,
  missed: null,
  isAway: false,
}

/** What changes the state of a call. */
export type CallEvent =
  | { type: 'started'; call: VideoCall; side: CallSeat }
  | { type: 'notified'; call: VideoCall; side: CallSide }
  | { type: 'answering'; isAnswering: boolean }
  | { type: 'accepted'; call: VideoCall }
  | { type: 'cancelled'; callId: number; by?: CallSide | undefined }
  | { type: 'ended'; end: CallEnd }
  /** What the server says of a call. `awaySince`: since when this tab had no connection. */
  | { type: 'read'; call: VideoCall; awaySince: number | null }
  | { type: 'away'; isAway: boolean }
  | { type: 'left' }
  | { type: 'taken' }
  | { type: 'closed' }
  | { type: 'link'; link: Link }
  | { type: 'picture'; isMoving: boolean }
  | { type: 'remoteShare'; isShared: boolean }
  | { type: 'other'; state: SideState }
  | { type: 'soundOffer'; isOffered: boolean }

/** Whether somebody talks, calls or is called here: a second call then finds the line busy (C-078). */
export const isBusy = ({ phase }: CallState): boolean =>
  phase === 'calling' || phase === 'ringing' || phase === 'inProgress'

/** Whether this tab has answered the call and waits for the server. */
export const isBeingAnswered = ({ phase, isAnswering }: CallState): boolean =>
  phase === 'ringing' && isAnswering

/** Whether an engine may be in the room: the side that calls may join before the answer. */
export const isJoinable = ({ phase }: CallState): boolean => phase === 'calling' || phase === 'inProgress'

/** Whether a new call replaces the call in progress: the other person has hung up and calls again. */
export const isNextCall = ({ phase, call }: CallState, next: VideoCall): boolean =>
  phase === 'inProgress' &&
  call !== null &&
  call.id < next.id &&
  call.appointmentId === next.appointmentId &&
  call.patientId === next.patientId &&
  call.doctorId === next.doctorId

/** The public flag of a call in progress: screens and plugins ask this, not the phase (C-073). */
export const callInProgress = ({ phase }: Pick<CallState, 'phase'>): boolean => phase === 'inProgress'

/** The next state of a call. Events of other calls change nothing. */
export function reduceCall(state: CallState, event: CallEvent): CallState {
  switch (event.type) {
    case 'started':
      return { ...noCall, side: event.side, call: event.call, phase: phaseOf(event.call) }
    case 'notified':
      return isBusy(state) ? state : { ...noCall, side: event.side, call: event.call, phase: 'ringing' }
    case 'answering':
      return { ...state, isAnswering: event.isAnswering }
    case 'accepted':
      return onAccepted(state, event.call)
    case 'cancelled':
      return onCancelled(state, event)
    case 'ended':
      return onEnded(state, event.end)
    case 'read':
      return onRead(state, event)
    case 'away':
      return { ...state, isAway: event.isAway && state.phase === 'calling' && state.side === 'patient' }
    case 'left':
      return state.call ? { ...state, phase: 'ended', ending: 'left' } : noCall
    case 'taken':
      return onTaken(state)
    case 'closed':
      return noCall
    default:
      return onConnection(state, event)
  }
}

const phaseOf = (call: VideoCall) => (call.status === 'inProgress' ? 'inProgress' : 'calling')

/** Whether the other side has answered, and this side has yet to come: it looked at something else. */
const isHeld = ({ phase, isAnswering, call }: CallState): boolean =>
  phase === 'ringing' && !isAnswering && call?.status === 'inProgress'

/** It is a waiting patient's turn: it rings at them. */
const turnedTo = ({ side }: CallState, call: VideoCall): CallState => ({
  ...noCall,
  side,
  call,
  phase: 'ringing',
  isAway: true,
})

/**
 * Who called, and the tab that answered, are in the call; other tabs stop ringing. At a patient who waits and looks at something
 * else it rings: nobody is seen without a press.
 */
function onAccepted(state: CallState, call: VideoCall): CallState {
  if (state.call?.id !== call.id) return state
  if (state.phase === 'calling' && state.isAway) return turnedTo(state, call)
  if (isHeld(state)) return state
  if (state.phase === 'ringing' && !state.isAnswering) return noCall
  if (state.phase !== 'ringing' && state.phase !== 'calling') return state
  return { ...state, call, phase: 'inProgress', isAnswering: false }
}

/** One message, read by what this side was doing (C-071). */
function onCancelled(state: CallState, { callId, by }: Extract<CallEvent, { type: 'cancelled' }>): CallState {
  if (state.call?.id !== callId) return state
  // Another tab of this side refused, or stopped calling: nothing was missed.
  const isOwn = by === state.side
  if (isOwn && (state.phase === 'ringing' || state.phase === 'calling')) return noCall
  if (state.phase === 'ringing') return { ...noCall, side: state.side, missed: state.call }
  if (state.phase === 'calling') return { ...state, phase: 'ended', ending: 'refused' }
  return state
}

/** How a call is over that the server calls over. */
function endingOf({ endReason, endedBy }: VideoCall, side: CallSeat): CallEnding {
  if (endReason === 'consultationEnded') return 'consultationEnded'
  if (endReason === 'lost') return 'cutOff'
  return endedBy === side ? 'left' : 'otherLeft'
}

/** Who only waited has no call that could end: the page says where they wait now. */
const onTaken = (state: CallState): CallState =>
  state.phase === 'calling' ? noCall : { ...state, phase: 'ended', ending: 'taken' }

/** Whether an event says that another tab or device of the person has the call. */
export const isTakeover = (event: CallEvent): boolean =>
  event.type === 'taken' || (event.type === 'read' && event.call.isTaken === true)

/** What the server says counts, whatever messages were lost. */
function onRead(state: CallState, { call, awaySince }: Extract<CallEvent, { type: 'read' }>): CallState {
  if (state.call?.id !== call.id || !isBusy(state)) return state
  if (call.isTaken) return onTaken(state)
  if (call.status === 'calling') return onReadCalling(state, call)
  if (call.status === 'inProgress') return onReadInProgress(state, call)
  const isOwn = call.endedBy === state.side
  if (state.phase === 'inProgress')
    return { ...state, call, phase: 'ended', ending: endingOf(call, state.side), awaySince }
  if (isOwn || call.status === 'ended') return noCall
  return state.phase === 'ringing'
    ? { ...noCall, side: state.side, missed: call }
    : { ...state, call, phase: 'ended', ending: 'refused' }
}

/** Who rings may have turned: at a patient who looked at something else, the doctor does. A doctor may have said that they come later. */
function onReadCalling(state: CallState, call: VideoCall): CallState {
  const isCaller = call.startedBy === state.side
  if (state.phase === 'calling' && !isCaller && state.side === 'patient') return turnedTo(state, call)
  const isDelayed = state.side === 'doctor' && call.expectedAt != null
  if (state.phase === 'ringing' && !state.isAnswering && (isCaller || isDelayed)) return noCall
  return { ...state, call: { ...state.call, ...call } }
}

/** Another tab has answered what still rings here. A call that is being answered waits for the answer. */
function onReadInProgress(state: CallState, call: VideoCall): CallState {
  if (state.phase === 'calling' && state.isAway) return onAccepted(state, call)
  if (isHeld(state)) return state
  if (state.phase === 'ringing') return state.isAnswering ? state : noCall
  return { ...state, call: { ...state.call, ...call }, phase: 'inProgress' }
}

function onEnded(state: CallState, { callId, by, isConsultationEnded, reason }: CallEnd): CallState {
  if (state.call?.id !== callId) return state
  const isOpen = state.phase === 'inProgress' || state.phase === 'ended'
  if (isConsultationEnded && isOpen) return { ...state, phase: 'ended', ending: 'consultationEnded' }
  if (state.phase !== 'inProgress') return state
  if (reason === 'lost') return { ...state, phase: 'ended', ending: 'cutOff' }
  return { ...state, phase: 'ended', ending: by === state.side ? 'left' : 'otherLeft' }
}

function onConnection(
  state: CallState,
  event: Extract<CallEvent, { type: 'link' | 'picture' | 'remoteShare' | 'other' | 'soundOffer' }>,
): CallState {
  if (!isJoinable(state)) return state
  if (event.type === 'link') return state.link === event.link ? state : { ...state, link: event.link }
  if (event.type === 'other') return { ...state, other: event.state }
  if (event.type === 'soundOffer') return { ...state, isSoundOffered: event.isOffered }
  if (event.type === 'remoteShare') return { ...state, isRemoteShare: event.isShared }
  return state.isPictureMoving === event.isMoving ? state : { ...state, isPictureMoving: event.isMoving }
}
