import { useState } from 'react'
import '@kits/admin/form/form.css'
import type { PageProps } from '@kits/admin/section'
import { useNow } from '@core/format/useNow'
import { localDate, browserZone } from '@core/format/zone'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { DoctorHeader } from '../DoctorHeader'
import { useDoctorText } from '../../texts'
import './calendar.css'
import { CalendarEditor } from './CalendarEditor'
import { monthOf, monthsToLoad, weekDates } from './model/dates'
import './month/month.css'
import './week/week.css'
import { useDayEdits } from './state/useDayEdits'
import { useSavedCalendar } from './state/useSavedCalendar'

/** The working calendar of a doctor (CAL-001, CAL-002). */
export default function CalendarPage({ section, id }: PageProps) {
  const t = useDoctorText()
  const doctorId = Number(id)
  const now = useNow()
  const [view, setView] = useState(() => {
    const date = localDate(Date.now(), browserZone())
    return { date, month: monthOf(date) }
  })
  const days = useDayEdits(doctorId)
  const { calendar, error, isWaiting, retry } = useSavedCalendar(
    doctorId,
    // What is changed elsewhere is compared, saved and undone with what is saved there.
    monthsToLoad(view.month, [...weekDates(view.date), ...days.dates]),
  )
  // The week before stays until the months of the next one are there.
  const [shown, setShown] = useState<string | null>(null)
  const isThere = calendar !== null && weekDates(view.date).every((date) => calendar.isLoaded(date))
  if (isThere && shown !== view.date) setShown(view.date)
  return (
    <div className="a-form wc">
      <DoctorHeader section={section} id={doctorId} />
      {!calendar && error && (
        <ErrorState
          title={t('ADMIN.CALENDAR.FAILED')}
          text={t('ADMIN.CALENDAR.FAILED_HINT')}
          busy={isWaiting}
          onRetry={() => void retry()}
        />
      )}
      {!shown && !error && <Waiting />}
      {calendar && shown && (
        <CalendarEditor
          key={doctorId}
          date={shown}
          month={view.month}
          doctorId={doctorId}
          saved={calendar}
          days={days}
          today={localDate(now, calendar.zone)}
          onView={(to) => setView({ ...view, ...to })}
        />
      )}
    </div>
  )
}

const rows = [1, 2, 3, 4, 5, 6, 7]

const Waiting = () => (
  <Loading>
    {rows.map((row) => (
      <Skeleton key={row} shape="block" height="2.875rem" />
    ))}
  </Loading>
)
