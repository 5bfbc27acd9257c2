import { AppointmentStatus, AppointmentType } from '@schemas/generated/constants'
import type { Appointment, VideoConsultation } from '@schemas/generated/entities'

/** Hours after the start until which the visit may still be joined or its end is still shown. */
const AFTER = 4
/** Days ahead that count as near. */
const AHEAD = 7

/** The video visit that the board is about: the one in progress or just over, otherwise the next one. */
export function nextVisit(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const isNear = ({ startDate }: Appointment) => {
    const hours = (Date.parse(startDate) - now) / 3_600_000
    return hours > -AFTER && hours < AHEAD * 24
  }
  const visits = appointments
    .filter(
      (one) =>
        one.status === AppointmentStatus.booked &&
        one.appointmentType === AppointmentType.online &&
        isNear(one),
    )
    .toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
  const isAhead = ({ startDate }: Appointment) => Date.parse(startDate) > now - 3_600_000
  return visits.find(isAhead) ?? visits.at(-1)
}

/** Where a visit is at an instant, as the board shows it. */
export type VisitPhase = 'early' | 'open' | 'late' | 'closed' | 'ended' | 'inProgress' | 'noShow'

/** Whether they have talked, as the server says: then nobody is late any more. */
const hasTalked = ({ visitState }: VideoConsultation): boolean =>
  visitState?.state === 'toFinish' || visitState?.state === 'cutOff'

/**
 * The phase of a visit. What has happened the server says; by the local clock alone the visit opens and closes. A portal whose
 * server tells no state reads it from the call and the end.
 */
export function visitPhaseOf(consultation: VideoConsultation, now: number): VisitPhase {
  const { opensAt, closesAt, lateAt, endedAt, call, visitState } = consultation
  const state = visitState?.state ?? (endedAt ? 'finished' : call?.status)
  if (state === 'inProgress') return 'inProgress'
  if (state === 'finished' || endedAt) return 'ended'
  if (state === 'noShow') return 'noShow'
  if (now < Date.parse(opensAt)) return 'early'
  if (now > Date.parse(closesAt)) return 'closed'
  return now >= Date.parse(lateAt) && !hasTalked(consultation) ? 'late' : 'open'
}

/** Minutes before the start from which a visit may be joined, and after it until which it may. */
const OPENS = 15
const CLOSES = 60

/**
 * The visit of an appointment at an API that has no visits (the capability `visits`): the portal opens it by the clock, and the hub
 * has the last word.
 */
export function bareVisit({ id, startDate }: Pick<Appointment, 'id' | 'startDate'>): VideoConsultation {
  const after = (minutes: number) => new Date(Date.parse(startDate) + minutes * 60_000).toISOString()
  return {
    appointmentId: id,
    opensAt: after(-OPENS),
    closesAt: after(CLOSES),
    lateAt: after(CLOSES),
    endedAt: null,
    summary: null,
    call: null,
    readiness: null,
    readinessAt: null,
  }
}
