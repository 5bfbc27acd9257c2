import { useText } from '../../i18n/useText'
import './calendar.css'

/** The legend of the calendar. */
export function CalendarLegend() {
  const t = useText()
  return (
    <p className="legend text-sm text-muted">
      <span>
        <i aria-hidden="true">4</i>
        {t('UI.CALENDAR_LEGEND')}
      </span>
      <span>
        <i className="today" aria-hidden="true" />
        {t('UI.CALENDAR_TODAY')}
      </span>
    </p>
  )
}
