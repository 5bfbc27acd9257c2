import type { WaitingStart, WaitingTimes } from '@schemas/generated/entities'
import { localDate, startOfDay } from '@portico/core/format/dates'
import { addDays } from '@portico/core/format/calendarDate'
import { partOfDay } from '@portico/core/format/partOfDay'
import type { Draft } from '../variant'

/** How far ahead the list looks. */
const MAX_DAYS = 90

/** What somebody fills in to wait for a time. */
export interface WaitingForm {
  isMorning: boolean
  isAfternoon: boolean
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[]
  /** YYYY-MM-DD: the first day on which a time is too late; empty: none is typed. */
  before: string
  noticeHours: number
}

/** The hour at which the language begins the afternoon. */
export const afternoonHour = (language: string): number =>
  Array.from({ length: 24 }, (_, hour) => hour).find((hour) => partOfDay(hour, language) === 'AFTERNOON') ??
  12

/** The form as it opens: any time, with two hours' notice, before the day that the person has now. */
export const openForm = (before: string): WaitingForm => ({
  isMorning: true,
  isAfternoon: true,
  weekdays: [1, 2, 3, 4, 5, 6, 0],
  before,
  noticeHours: 2,
})

/** The form of times that were sent before. */
export const formOf = (times: WaitingTimes, zone: string, language: string): WaitingForm => ({
  isMorning: times.fromMinute < afternoonHour(language) * 60,
  isAfternoon: times.toMinute > afternoonHour(language) * 60,
  weekdays: times.weekdays,
  before: localDate(times.before, zone),
  noticeHours: times.noticeHours,
})

/** The day before which a time is earlier: of the appointment that moves, of the chosen or first free time, or the end of the search. */
export function dayBefore(draft: Draft, first: string | null | undefined, zone: string, now: number): string {
  const known = draft.editing?.startDate ?? draft.slot?.start ?? first
  const last = addDays(localDate(now, zone), MAX_DAYS)
  if (!known) return last
  const day = localDate(known, zone)
  return day < last ? day : last
}

/** What is missing in a form: the key of a text, or null. */
export function problemOf(form: WaitingForm, zone: string, now: number) {
  if (!form.isMorning && !form.isAfternoon) return 'BOOKING.WAIT.NO_HOURS'
  if (form.weekdays.length === 0) return 'BOOKING.WAIT.NO_DAYS'
  const today = localDate(now, zone)
  if (form.before <= today || form.before > addDays(today, MAX_DAYS)) return 'BOOKING.WAIT.NO_DATE'
  return null
}

/** The times of a complete form. */
export function timesOf(form: WaitingForm, zone: string, language: string): WaitingTimes {
  const noon = afternoonHour(language) * 60
  return {
    weekdays: form.weekdays.toSorted((a, b) => a - b) as WaitingTimes['weekdays'],
    fromMinute: form.isMorning ? 0 : noon,
    toMinute: form.isAfternoon ? 24 * 60 : noon,
    before: startOfDay(form.before, zone),
    noticeHours: form.noticeHours,
  }
}

/** What a draft waits for; null: nothing that a list could have, such as a service without a number. */
export function waitFor(draft: Draft): Omit<WaitingStart, keyof WaitingTimes> | null {
  const serviceId = Number(draft.service?.id)
  if (!Number.isInteger(serviceId)) return null
  const agreementId = numberOr(draft.insurer?.ref?.['agreementId'])
  const moves = draft.editing && draft.editing.serviceId === serviceId
  return {
    serviceId,
    doctorId: numberOr(draft.provider?.ref?.['doctorId']),
    agreementId,
    insurerId: agreementId === null ? numberOr(draft.insurer?.id) : null,
    appointmentId: moves ? (draft.editing?.id ?? null) : null,
  }
}

const numberOr = (value: unknown): number | null =>
  value !== undefined && Number.isInteger(Number(value)) ? Number(value) : null
