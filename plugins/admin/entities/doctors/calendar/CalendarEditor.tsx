import { useState } from 'react'
import { LeaveDialog } from '@core/admin/form/LeaveDialog'
import { useLanguage } from '@core/i18n/useLanguage'
import { Notice } from '@core/ui/Notice'
import { useDoctorText } from '../useDoctorText'
import { axisOf } from './axis'
import { leftOut } from './calendar'
import { CalendarBar } from './CalendarBar'
import { CalendarHead, type Mode } from './CalendarHead'
import { ConflictDialog } from './ConflictDialog'
import { monthOf, weekOf } from './dates'
import { Effect } from './Effect'
import { MonthView } from './MonthView'
import { nameOf } from './names'
import { useCalendar } from './useCalendar'
import type { SavedCalendar } from './useSavedCalendar'
import { CalendarContext, type CalendarView, type Chosen } from './view'
import { Week } from './Week'

interface Props {
  doctorId: number
  saved: SavedCalendar
  /** Today at the place of work, YYYY-MM-DD. */
  today: string
  /** A date of the week on view, and the month beside it. */
  date: string
  month: string
  onView: (to: { date?: string; month?: string }) => void
}

const weekdays = ['1', '2', '3', '4', '5', '6', '7']

/** The week of a doctor with its month: edited by pointer and keys, saved together (CAL-002). */
export function CalendarEditor({ doctorId, saved, today, date, month, onView }: Props) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const [mode, setMode] = useState<Mode>('dates')
  const [chosen, choose] = useState<Chosen | null>(null)
  const [said, announce] = useState('')
  const calendar = useCalendar(doctorId, saved)
  const week = weekOf(date)
  const keys = mode === 'dates' ? week : weekdays
  const show = (to: string) => {
    choose(null)
    setMode('dates')
    onView({ date: to, month: monthOf(to) })
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
  return (
    <CalendarContext value={view}>
      <LeaveDialog
        isDirty={calendar.changed.length > 0}
        onSave={async () => ((await calendar.save()) ? String(doctorId) : null)}
        onDiscard={calendar.discard}
      />
      <div className="wc-page">
        {!saved.canModify && <Notice>{t('ADMIN.CALENDAR.READ_ONLY')}</Notice>}
        <CalendarHead
          {...{ mode, week, today }}
          zone={saved.zone}
          onMode={(to) => {
            choose(null)
            setMode(to)
          }}
          onDate={show}
        />
        <div className="wc-cols">
          <Week />
          <aside className="wc-month" aria-label={t('ADMIN.CALENDAR.MONTH')}>
            <MonthView
              {...{ month, today }}
              week={mode === 'dates' ? week : []}
              onMonth={(to) => onView({ month: to })}
              onSelect={show}
            />
            <Effect calendar={saved} edits={calendar.edits} dates={week} />
          </aside>
        </div>
        <output className="visually-hidden">{said}</output>
      </div>
      {saved.canModify && <CalendarBar calendar={calendar} />}
      <ConflictDialog calendar={calendar} />
    </CalendarContext>
  )
}
