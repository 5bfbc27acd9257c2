import { useState } from 'react'
import { monthOf } from '@portico/core/format/calendarDate'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { Mode } from '../CalendarHeader'
import { isDateKey } from '../model/apiFormat'
import { hourAxis } from '../model/axis'
import { appointmentsOutside } from '../model/calendar'
import { weekDates } from '../model/dates'
import { dayName } from '../model/dayNames'
import type { DayChange } from '../model/history'
import { nextKey } from '../model/nights'
import type { CalendarContextValue, IntervalSelection } from './calendarContext'
import type { DayEdits } from './useDayEdits'
import { useEditedCalendar } from './useEditedCalendar'
import type { SavedCalendar } from './useSavedCalendar'

export interface EditorInput {
  doctorId: number
  saved: SavedCalendar
  edits: DayEdits
  /** A date of the visible week. */
  date: string
  onView: (view: { date?: string; month?: string }) => void
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7']

/** State of the calendar editor: what it shows, its edits, the history dialog, and the context of its components. */
export function useCalendarEditor({ doctorId, saved, edits, date, onView }: EditorInput) {
  const { language } = useLanguage()
  const [announcement, setAnnouncement] = useState('')
  const [isHistoryOpen, setIsHistoryOpen] = useState(false)
  const calendar = useEditedCalendar(doctorId, saved, edits)
  const { mode, week, changeMode, showDate, ...selected } = useCalendarView(date, onView)
  const restore = (changes: readonly DayChange[]) => {
    changes.forEach(({ key, before }) => calendar.edit(key, before))
    setIsHistoryOpen(false)
    const first = changes.map(({ key }) => key).find((key) => isDateKey(key))
    if (first) showDate(first)
    else changeMode('week')
  }
  const context: CalendarContextValue = {
    ...calendar,
    ...selected,
    canModify: saved.canModify,
    axis: hourAxis(selected.dayKeys.map((key) => calendar.getDay(key))),
    appointmentsOutside: (key) =>
      appointmentsOutside(calendar.getDay(key), saved.appointments[key] ?? [], calendar.getDay(nextKey(key))),
    closedCentres: (key) => saved.closedCentres[key] ?? [],
    editDays: (days) => Object.entries(days).forEach(([key, day]) => calendar.edit(key, day)),
    dayName: (key) => dayName(key, language),
    announce: setAnnouncement,
  }
  return {
    calendar,
    context,
    mode,
    changeMode,
    week,
    announcement,
    showDate,
    isHistoryOpen,
    setIsHistoryOpen,
    restore,
  }
}

/** What the editor shows: the dates of a week or the typical week, and the selected interval. */
function useCalendarView(date: string, onView: EditorInput['onView']) {
  const [mode, setMode] = useState<Mode>('dates')
  const [selection, setSelection] = useState<IntervalSelection | null>(null)
  const week = weekDates(date)
  const changeMode = (newMode: Mode) => {
    setSelection(null)
    setMode(newMode)
  }
  const showDate = (newDate: string) => {
    changeMode('dates')
    onView({ date: newDate, month: monthOf(newDate) })
  }
  return {
    mode,
    week,
    dayKeys: mode === 'dates' ? week : weekdays,
    selection,
    select: setSelection,
    changeMode,
    showDate,
  }
}
