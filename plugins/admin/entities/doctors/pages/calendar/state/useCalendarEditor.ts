import { useState } from 'react'
import { useLanguage } from '@core/i18n/useLanguage'
import { hourAxis } from '../model/axis'
import { appointmentsOutside } from '../model/calendar'
import type { Mode } from '../CalendarHeader'
import { monthOf, weekDates } from '../model/dates'
import type { DayChange } from '../model/history'
import { dayName } from '../model/dayNames'
import { useEditedCalendar } from './useEditedCalendar'
import type { DayEdits } from './useDayEdits'
import type { SavedCalendar } from './useSavedCalendar'
import type { CalendarContextValue, IntervalSelection } from './calendarContext'
import { isDateKey } from '../model/apiFormat'

export interface EditorInput {
  doctorId: number
  saved: SavedCalendar
  /** What is changed of it. */
  days: DayEdits
  /** A date of the week on view. */
  date: string
  onView: (to: { date?: string; month?: string }) => void
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7']

/** What is on view of a calendar, what is chosen in it, and what its parts may do. */
export function useCalendarEditor({ doctorId, saved, days, date, onView }: EditorInput) {
  const { language } = useLanguage()
  const [mode, changeMode] = useState<Mode>('dates')
  const [chosen, choose] = useState<IntervalSelection | null>(null)
  const [said, announce] = useState('')
  const [history, showHistory] = useState(false)
  const calendar = useEditedCalendar(doctorId, saved, days)
  const week = weekDates(date)
  const keys = mode === 'dates' ? week : weekdays
  const setMode = (to: Mode) => {
    choose(null)
    changeMode(to)
  }
  const show = (to: string) => {
    setMode('dates')
    onView({ date: to, month: monthOf(to) })
  }
  const restore = (days: readonly DayChange[]) => {
    days.forEach(({ key, before }) => calendar.edit(key, before))
    showHistory(false)
    const first = days.map(({ key }) => key).find((key) => isDateKey(key))
    if (first) show(first)
    else setMode('week')
  }
  const view: CalendarContextValue = {
    ...calendar,
    canModify: saved.canModify,
    axis: hourAxis(keys.map((key) => calendar.getDay(key))),
    selection: chosen,
    select: choose,
    dayKeys: keys,
    appointmentsOutside: (key) => appointmentsOutside(calendar.getDay(key), saved.booked[key] ?? []),
    dayName: (key) => dayName(key, language),
    announce,
  }
  return { calendar, view, mode, setMode, week, said, show, history, showHistory, restore }
}
