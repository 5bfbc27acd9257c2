import { createContext, use } from 'react'
import type { DayKey } from '../model/apiFormat'
import type { Edits } from '../model/calendar'
import type { Day, Span } from '../model/day'
import type { ClosedCentre } from './useSavedCalendar'

/** The selected interval. */
export interface IntervalSelection {
  key: DayKey
  index: number
  /** Whether its form takes the focus. */
  isTyping: boolean
}

/** What the components of the week and month share. */
export interface CalendarContextValue {
  /** Whether the user may change hours. */
  canModify: boolean
  axis: Span
  getDay: (key: DayKey) => Day
  isChanged: (key: DayKey) => boolean
  isSpecial: (key: DayKey) => boolean
  /** `null` resets a date to the typical week. */
  edit: (key: DayKey, day: Day | null) => void
  /** Changes several days at once. */
  editDays: (days: Edits) => void
  selection: IntervalSelection | null
  select: (selection: IntervalSelection | null) => void
  /** The days of the visible week. */
  dayKeys: readonly DayKey[]
  /** Appointments outside the hours of a date, edits included. */
  appointmentsOutside: (key: DayKey) => readonly Span[]
  /** The centres that are closed on a date. */
  closedCentres: (key: DayKey) => readonly ClosedCentre[]
  /** Name of a day within a sentence. */
  dayName: (key: DayKey) => string
  /** Announces a change to screen readers. */
  announce: (text: string) => void
}

export const CalendarContext = createContext<CalendarContextValue | null>(null)

/** Reads the calendar context. Throws outside a `CalendarContext`. */
export function useCalendarContext(): CalendarContextValue {
  const value = use(CalendarContext)
  if (!value) throw new Error('useCalendarContext needs a <CalendarContext> above the component')
  return value
}
