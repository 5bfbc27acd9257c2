import { useText } from '../../i18n/useText'
import './calendar.css'

interface LegendProps {
  /** A day with free times is shown. */
  hasFree: boolean
  /** Today is shown. */
  hasToday: boolean
}

/** The legend of the marks that the calendar shows. */
export function CalendarLegend({ hasFree, hasToday }: LegendProps) {
  const t = useText()
  if (!hasFree && !hasToday) return null
  return (
    <p className="legend text-sm text-muted">
      {hasFree && (
        <span>
          <i aria-hidden="true">4</i>
          {t('UI.CALENDAR_LEGEND')}
        </span>
      )}
      {hasToday && (
        <span>
          <i className="today" aria-hidden="true" />
          {t('UI.CALENDAR_TODAY')}
        </span>
      )}
    </p>
  )
}
