import { useCalendarText } from '../texts'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { formatHoursAndMinutes } from '../model/clock'
import { workingMinutes } from '../model/day'
import { dayHeading } from '../model/dayNames'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** Name of a day with its working time and the name of a special date, or that it has unsaved changes. */
export function DayHeader({ dayKey }: { dayKey: DayKey }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { getDay, isChanged, isSpecial } = useCalendarContext()
  const day = getDay(dayKey)
  const length = workingMinutes(day)
  return (
    <div className="wc-day-header">
      <b>{dayHeading(dayKey, language)}</b>
      {isChanged(dayKey) ? (
        <span className="wc-changed">
          <i />
          {t('ADMIN.CALENDAR.MODIFIED')}
        </span>
      ) : (
        <span>
          {[
            length > 0 && formatHoursAndMinutes(length),
            isSpecial(dayKey) && (day.name || t('ADMIN.CALENDAR.SPECIAL')),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </div>
  )
}
