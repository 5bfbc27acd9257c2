import { useDoctorText } from '../../../texts'
import { useLanguage } from '@core/i18n/useLanguage'
import { formatDuration } from '../model/clock'
import { workingMinutes } from '../model/day'
import { dayHeading } from '../model/dayNames'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** What the day is called and how long somebody works on it, or that it is not saved. */
export function DayHeader({ dayKey }: { dayKey: DayKey }) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const { getDay: dayOf, isChanged, isSpecial } = useCalendarContext()
  const length = workingMinutes(dayOf(dayKey))
  return (
    <div className="wc-day-h">
      <b>{dayHeading(dayKey, language)}</b>
      {isChanged(dayKey) ? (
        <span className="wc-mod">
          <i />
          {t('ADMIN.CALENDAR.MODIFIED')}
        </span>
      ) : (
        <span>
          {[length > 0 && formatDuration(length), isSpecial(dayKey) && t('ADMIN.CALENDAR.SPECIAL')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </div>
  )
}
