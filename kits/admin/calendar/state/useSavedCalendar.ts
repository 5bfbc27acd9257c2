import useSWR from 'swr'
import type { MonthlyCalendar } from '@schemas/generated/entities'
import { monthOf } from '@portico/core/format/calendarDate'
import type { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { usePersonContext } from '@portico/core/session/personContext'
import type { Calendar } from '../model/calendar'
import type { Span } from '../model/day'
import { appointmentsByDate, parseSpecialDate, isDateKey, parseWeek, type DayKey } from '../model/apiFormat'

/** A doctor's calendar, with the special dates of the loaded months. */
export interface SavedCalendar extends Calendar {
  canModify: boolean
  /** IANA zone of the place of work; all hours are on its clock. */
  zone: string
  /** Appointments by date. */
  appointments: Readonly<Record<string, readonly Span[]>>
  /** The centres that are closed on a date, with the name of the holiday. */
  closedCentres: Readonly<Record<string, readonly ClosedCentre[]>>
  /** Whether the month of a date is loaded. */
  isLoaded: (date: string) => boolean
  /** The version at which a day was read, if the back end versions it. */
  versionOf: (key: DayKey) => number | undefined
}

/** A centre that is closed on a date. */
export type ClosedCentre = Pick<NonNullable<MonthlyCalendar['closed']>[number], 'name' | 'centreName'>

type Months = Readonly<Record<string, MonthlyCalendar>>

/**
 * Reads the typical week and the special dates of some months.
 * Returns the calendar (null while it loads), the error, and a retry.
 */
export function useSavedCalendar(doctorId: number, months: readonly string[]) {
  const week = useApi('GET api/doctors/working-week-calendar', { query: { doctorId }, quiet: true })
  const special = useMonths(doctorId, months)
  const retry = () => Promise.all([week.mutate(), special.mutate()])
  const calendar = week.data && special.data ? toSavedCalendar(week.data, special.data) : null
  return { calendar, error: week.error ?? special.error, isLoading: week.isValidating, retry }
}

/** Keeps the previous months until the requested ones are loaded. */
function useMonths(doctorId: number, months: readonly string[]) {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const operation = 'GET api/doctors/doctor-monthly-calendar'
  const read = async (month: string) =>
    [month, await call(operation, { query: { doctorId, month }, quiet: true })] as const
  return useSWR<Months, ApiError>(
    [key, operation, doctorId, ...months],
    async () => Object.fromEntries(await Promise.all(months.map((month) => read(month)))),
    { keepPreviousData: true },
  )
}

function toSavedCalendar(week: Parameters<typeof parseWeek>[0], months: Months): SavedCalendar {
  const all = Object.values(months)
  const special = all.flatMap(({ specialDates }) =>
    specialDates.map((special) => [special.date, parseSpecialDate(special)] as const),
  )
  return {
    week: parseWeek(week),
    special: Object.fromEntries(special),
    canModify: week.canModifyCalendar,
    zone: week.timeZoneId,
    appointments: appointmentsByDate(all.flatMap(({ booked = [] }) => booked)),
    closedCentres: closedByDate(all.flatMap(({ closed = [] }) => closed)),
    isLoaded: (date) => monthOf(date) in months,
    versionOf: (key) => (isDateKey(key) ? months[monthOf(key)]?.version : week.version),
  }
}

function closedByDate(closed: NonNullable<MonthlyCalendar['closed']>): SavedCalendar['closedCentres'] {
  const dates: Record<string, ClosedCentre[]> = {}
  for (const { date, ...centre } of closed) (dates[date] ??= []).push(centre)
  return dates
}
