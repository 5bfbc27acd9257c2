import { useDoctorText } from '../../../texts'
import { Icon } from '@core/ui/media/Icon'
import { useLanguage } from '@core/i18n/useLanguage'
import { compareWorkingMinutes, type Calendar, type Edits } from '../model/calendar'
import { formatDuration } from '../model/clock'
import { formatWeekRange } from '../model/dayNames'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  calendar: Calendar
  edits: Edits
  /** The week on view. */
  dates: readonly string[]
}

/** What patients will see when this is saved: the hours of a week against those of now, and appointments that fall out. */
export function WeekSummary({ calendar, edits, dates }: Props) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const { appointmentsOutside: leftOut } = useCalendarContext()
  const { before, after } = compareWorkingMinutes(calendar, edits, dates)
  const range = formatWeekRange(dates[0] ?? '', dates[6] ?? '', language)
  const out = dates.flatMap((date) => leftOut(date)).length
  const length = formatDuration(Math.abs(after - before))
  return (
    <div className="wc-effect" aria-live="polite">
      <p className="strong">{t('ADMIN.CALENDAR.EFFECT')}</p>
      <p>{t('ADMIN.CALENDAR.EFFECT_HOURS', { range, hours: formatDuration(after) })}</p>
      {after !== before && (
        <p>{t(after < before ? 'ADMIN.CALENDAR.EFFECT_LESS' : 'ADMIN.CALENDAR.EFFECT_MORE', { length })}</p>
      )}
      {out > 0 && (
        <p className="is-warn">
          <Icon name="triangle-alert" size="s" />
          {t('ADMIN.CALENDAR.EFFECT_OUT', { count: out })}
        </p>
      )}
    </div>
  )
}
