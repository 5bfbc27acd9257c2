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
    <div className="flex items-center gap-3 min-h-11 desk:grid desk:content-center desk:min-h-11.5 desk:gap-0 desk:[line-height:1.25rem]">
      <b className="font-strong">{dayHeading(dayKey, language)}</b>
      {isChanged(dayKey) ? (
        <span className="flex items-center gap-[0.3125rem] text-info font-semibold figures desk:text-[0.875rem]">
          <i className="size-2 rounded-full bg-info" />
          {t('ADMIN.CALENDAR.MODIFIED')}
        </span>
      ) : (
        <span className="text-muted figures desk:text-[0.875rem]">
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
