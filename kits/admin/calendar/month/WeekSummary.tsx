import { useCalendarText } from '../texts'
import { Icon } from '@portico/core/ui/media/Icon'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { compareWorkingMinutes, type Calendar, type Edits } from '../model/calendar'
import { formatHoursAndMinutes } from '../model/clock'
import { formatWeekRange } from '../model/dayNames'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  calendar: Calendar
  edits: Edits
  /** The visible week. */
  dates: readonly string[]
}

/** The effect of a save on patients: hours of the week before and after, and appointments left outside. */
export function WeekSummary({ calendar, edits, dates }: Props) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { appointmentsOutside } = useCalendarContext()
  const { before, after } = compareWorkingMinutes(calendar, edits, dates)
  const range = formatWeekRange(dates[0] ?? '', dates[6] ?? '', language)
  const outside = dates.flatMap((date) => appointmentsOutside(date)).length
  const length = formatHoursAndMinutes(Math.abs(after - before))
  return (
    <div className="grid gap-1 mt-3 mb-0 mx-1 pt-3 hairline-t" aria-live="polite">
      <p className="font-strong">{t('ADMIN.CALENDAR.EFFECT')}</p>
      <p>{t('ADMIN.CALENDAR.EFFECT_HOURS', { range, hours: formatHoursAndMinutes(after) })}</p>
      {after !== before && (
        <p>{t(after < before ? 'ADMIN.CALENDAR.EFFECT_LESS' : 'ADMIN.CALENDAR.EFFECT_MORE', { length })}</p>
      )}
      {outside > 0 && (
        <p className="flex gap-[0.4375rem] text-warning">
          <Icon name="triangle-alert" size="s" />
          <span>{t('ADMIN.CALENDAR.EFFECT_OUT', { count: outside })}</span>
        </p>
      )}
    </div>
  )
}
