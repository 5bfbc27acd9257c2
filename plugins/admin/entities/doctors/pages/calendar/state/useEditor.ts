import { useState } from 'react'
import { useLanguage } from '@core/i18n/useLanguage'
import { axisOf } from '../model/axis'
import { leftOut } from '../model/calendar'
import type { Mode } from '../CalendarHeader'
import { monthOf, weekOf } from '../model/dates'
import type { PastDay } from '../model/history'
import { nameOf } from '../model/names'
import { useCalendar } from './useCalendar'
import type { DrawnDays } from './useEdits'
import type { SavedCalendar } from './useSavedCalendar'
import type { CalendarView, Chosen } from './calendarContext'
import { isDate } from '../model/apiFormat'

export interface EditorOf {
  doctorId: number
  saved: SavedCalendar
  /** What is changed of it. */
  days: DrawnDays
  /** A date of the week on view. */
  date: string
  onView: (to: { date?: string; month?: string }) => void
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7']

/** What is on view of a calendar, what is chosen in it, and what its parts may do. */
export function useEditor({ doctorId, saved, days, date, onView }: EditorOf) {
  const { language } = useLanguage()
  const [mode, changeMode] = useState<Mode>('dates')
  const [chosen, choose] = useState<Chosen | null>(null)
  const [said, announce] = useState('')
  const [history, showHistory] = useState(false)
  const calendar = useCalendar(doctorId, saved, days)
  const week = weekOf(date)
  const keys = mode === 'dates' ? week : weekdays
  const setMode = (to: Mode) => {
    choose(null)
    changeMode(to)
  }
  const show = (to: string) => {
    setMode('dates')
    onView({ date: to, month: monthOf(to) })
  }
  const restore = (days: readonly PastDay[]) => {
    days.forEach(({ key, before }) => calendar.edit(key, before))
    showHistory(false)
    const first = days.map(({ key }) => key).find((key) => isDate(key))
    if (first) show(first)
    else setMode('week')
  }
  const view: CalendarView = {
    ...calendar,
    canModify: saved.canModify,
    axis: axisOf(keys.map((key) => calendar.dayOf(key))),
    chosen,
    choose,
    keys,
    leftOut: (key) => leftOut(calendar.dayOf(key), saved.booked[key] ?? []),
    nameOf: (key) => nameOf(key, language),
    announce,
  }
  return { calendar, view, mode, setMode, week, said, show, history, showHistory, restore }
}
