import { AppointmentStatus, AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'

/** Any other status counts as cancelled (C-058), except a proposal that waits for an answer and a visit that waits for its payment. */
export const isBooked = (appointment: Appointment): boolean => appointment.status === AppointmentStatus.booked

/** Whether they talk or have talked, however early. */
export const hasBegun = ({ visitState }: Appointment): boolean =>
  /^(inProgress|cutOff|toFinish|finished)$/.test(visitState?.state ?? '')

/** Whether the visit is over for the patient, whatever its hour: it is not the next one any more. */
const isOver = ({ visitState, endedAt }: Appointment): boolean =>
  Boolean(endedAt) || /^(finished|noShow)$/.test(visitState?.state ?? '')

/** Whether a doctor proposes the appointment and the patient can still answer (decision 932). */
export const isProposed = ({ status, answerBy }: Appointment, now: number): boolean =>
  status === AppointmentStatus.proposed && answerBy !== undefined && Date.parse(answerBy) > now

/** Whether the waiting list holds a freed time for the person, who can still answer (decision 806). */
export const isOffered = ({ status, answerBy }: Appointment, now: number): boolean =>
  status === AppointmentStatus.offered && answerBy !== undefined && Date.parse(answerBy) > now

/** Whether the time of an appointment is held until the patient has paid it, and can still be paid (decision 808). */
export const isUnpaid = ({ status, due }: Appointment, now: number): boolean =>
  status === AppointmentStatus.pendingPayment && Boolean(due) && Date.parse(due?.payBy ?? '') > now

/** The proposals that wait for an answer, the one to answer first at the top. */
export const openProposals = (appointments: readonly Appointment[], now: number): Appointment[] =>
  appointments
    .filter((appointment) => isProposed(appointment, now))
    .toSorted((a, b) => Date.parse(a.answerBy ?? '') - Date.parse(b.answerBy ?? ''))

/** The end of an appointment in ms since the epoch; its start if it has no duration. */
const appointmentEnd = ({ startDate, duration = 0 }: Appointment): number =>
  Date.parse(startDate) + duration * 60_000

export type Tab = 'upcoming' | 'waiting' | 'past' | 'cancelled'

/** The appointments of a tab at an instant: upcoming, proposed and unpaid ones earliest first, others latest first. */
export function appointmentsInTab(
  appointments: readonly Appointment[],
  tab: Tab,
  now: number,
): Appointment[] {
  const belongs = (appointment: Appointment) =>
    // A freed time, and one that waits for its payment, is no appointment yet, and none any more when its time has passed.
    appointment.status !== AppointmentStatus.offered &&
    (appointment.status !== AppointmentStatus.pendingPayment || isUnpaid(appointment, now)) &&
    (isProposed(appointment, now) || isUnpaid(appointment, now)
      ? tab === 'upcoming'
      : tab === 'cancelled'
        ? !isBooked(appointment)
        : isBooked(appointment) &&
          (appointmentEnd(appointment) > now && !isOver(appointment)) === (tab === 'upcoming'))
  const direction = tab === 'upcoming' ? 1 : -1
  return appointments
    .filter(belongs)
    .sort((a, b) => direction * (Date.parse(a.startDate) - Date.parse(b.startDate)))
}

/** From how long before its start the list and the home page lead to a video visit; the page of the visit says when its door opens. */
const JOIN_MS = 15 * 60_000

/** Whether a video visit is about to begin, goes on, or is waited for, so that its patient joins it. */
export function isJoinable(appointment: Appointment, now: number): boolean {
  if (!isBooked(appointment) || appointment.appointmentType !== AppointmentType.online) return false
  if (isOver(appointment)) return false
  const isOn = /^(waiting|ringing|inProgress|cutOff)$/.test(appointment.visitState?.state ?? '')
  return isOn || (Date.parse(appointment.startDate) - now <= JOIN_MS && appointmentEnd(appointment) > now)
}

/** Whole minutes until the start, if it is within the next two hours; otherwise null. */
export function minutesUntil(appointment: Appointment, now: number): number | null {
  const minutes = Math.ceil((Date.parse(appointment.startDate) - now) / 60_000)
  return minutes > 0 && minutes <= 120 ? minutes : null
}
