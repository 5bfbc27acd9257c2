import { createContext, use } from 'react'
import type { Day, Span } from '../model/day'
import type { DayKey } from '../model/apiFormat'

/** An interval of a day, by its place. */
export interface IntervalSelection {
  key: DayKey
  index: number
  /** Its hours are to be typed now. */
  isTyping: boolean
}

/** What every part of the week knows of it. */
export interface CalendarContextValue {
  /** Whether the hours may be changed (CAL-010). */
  canModify: boolean
  axis: Span
  getDay: (key: DayKey) => Day
  isChanged: (key: DayKey) => boolean
  isSpecial: (key: DayKey) => boolean
  edit: (key: DayKey, to: Day | null) => void
  selection: IntervalSelection | null
  select: (chosen: IntervalSelection | null) => void
  /** The days beside a day on view. */
  dayKeys: readonly DayKey[]
  /** Appointments of a date that fall out of its hours as drawn. */
  appointmentsOutside: (key: DayKey) => readonly Span[]
  /** A day in words, as it stands in a sentence. */
  dayName: (key: DayKey) => string
  /** Says what just changed to who cannot see it. */
  announce: (text: string) => void
}

export const CalendarContext = createContext<CalendarContextValue | null>(null)

/** The calendar around this part. Throws outside one. */
export function useCalendarContext(): CalendarContextValue {
  const view = use(CalendarContext)
  if (!view) throw new Error('A part of a calendar stands outside of it')
  return view
}
