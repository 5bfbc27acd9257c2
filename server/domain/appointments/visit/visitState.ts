import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { VideoCall, VisitState } from '../../../../schemas/generated/entities'
import { CALLER_GONE_SECONDS } from './signsOfLife'

/** The latest call of a visit. Instants as text. */
export interface LatestCall
  extends
    Pick<VideoCall, 'status' | 'startedBy' | 'startedAt' | 'answeredAt' | 'endedAt'>,
    Required<Pick<VideoCall, 'endedBy' | 'endReason'>> {
  /** The last sign of life of the side that calls. */
  callerSeenAt: string
}

/** What is stored of a visit. Instants as text. */
export interface VisitFacts {
  status: number
  /** When the doctor ended the visit; null: not ended. */
  endedAt: string | null
  /** When the doctor said that the patient did not come. */
  missedAt: string | null
  /** Present once the visit has taken place, or its doctor finished writing about it. */
  consultation: { finishedAt: string | null } | null
  call: LatestCall | null
}

/**
 * Where a visit is at an instant: what happens now comes before what has happened, and what the doctor has said before how the
 * calls ended. Null for an appointment that is neither booked nor cancelled.
 */
export function visitStateOf(facts: VisitFacts, now: Date): VisitState | null {
  if (facts.status === AppointmentStatus.cancelled) return { state: 'cancelled', since: null }
  if (facts.status !== AppointmentStatus.booked) return null
  const { since, ...rest } = currentState(facts.call, now) ?? pastState(facts, now)
  return { ...rest, since: since === null ? null : new Date(since).toISOString() }
}

function currentState(call: LatestCall | null, now: Date): VisitState | undefined {
  if (call?.status === 'inProgress') return { state: 'inProgress', since: call.answeredAt }
  if (call?.status !== 'calling' || isCallerGone(call, now)) return undefined
  const { startedBy: by, startedAt: since } = call
  return { state: by === 'patient' ? 'waiting' : 'ringing', since, by }
}

const isCallerGone = ({ callerSeenAt }: LatestCall, now: Date): boolean =>
  now.getTime() - Date.parse(callerSeenAt) > CALLER_GONE_SECONDS * 1000

function pastState({ endedAt, missedAt, consultation, call }: VisitFacts, now: Date): VisitState {
  if (consultation?.finishedAt) return { state: 'finished', since: consultation.finishedAt }
  if (missedAt) return { state: 'noShow', since: missedAt }
  if (endedAt) return { state: 'toFinish', since: endedAt, by: 'doctor' }
  if (consultation) return afterTalking(call)
  return call ? withoutAnswer(call, now) : { state: 'planned', since: null }
}

/** They have talked, and the doctor has not ended the visit. A later call that nobody answered changes nothing. */
function afterTalking(call: LatestCall | null): VisitState {
  const state = call?.status === 'ended' && call.endReason === 'lost' ? 'cutOff' : 'toFinish'
  return { state, since: call?.endedAt ?? null, by: call?.endedBy ?? null }
}

/** Whose patient stopped calling before the doctor answered is as it was before. */
function withoutAnswer(call: LatestCall, now: Date): VisitState {
  const { status, startedBy, startedAt, endedAt, endedBy } = call
  if (status === 'refused') return { state: 'refused', since: endedAt, by: endedBy }
  const isMissed =
    status === 'missed' || (status === 'calling' && startedBy === 'doctor' && isCallerGone(call, now))
  return isMissed ? { state: 'missed', since: startedAt, by: 'doctor' } : { state: 'planned', since: null }
}
