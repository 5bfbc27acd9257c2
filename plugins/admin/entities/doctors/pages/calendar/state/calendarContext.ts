import { createContext, use } from 'react'
import type { Day, Span } from '../model/day'
import type { DayKey } from '../model/apiFormat'

/** An interval of a day, by its place. */
export interface Chosen {
  key: DayKey
  at: number
  /** Its hours are to be typed now. */
  types: boolean
}

/** What every part of the week knows of it. */
export interface CalendarView {
  /** Whether the hours may be changed (CAL-010). */
  canModify: boolean
  axis: Span
  dayOf: (key: DayKey) => Day
  isChanged: (key: DayKey) => boolean
  isSpecial: (key: DayKey) => boolean
  edit: (key: DayKey, to: Day | null) => void
  chosen: Chosen | null
  choose: (chosen: Chosen | null) => void
  /** The days beside a day on view. */
  keys: readonly DayKey[]
  /** Appointments of a date that fall out of its hours as drawn. */
  leftOut: (key: DayKey) => readonly Span[]
  /** A day in words, as it stands in a sentence. */
  nameOf: (key: DayKey) => string
  /** Says what just changed to who cannot see it. */
  announce: (text: string) => void
}

export const CalendarContext = createContext<CalendarView | null>(null)

/** The calendar around this part. Throws outside one. */
export function useCalendarView(): CalendarView {
  const view = use(CalendarContext)
  if (!view) throw new Error('A part of a calendar stands outside of it')
  return view
}
