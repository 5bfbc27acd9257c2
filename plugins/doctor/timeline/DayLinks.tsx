import { useText } from '@portico/core/i18n/useText'
import { addDays } from '@portico/core/format/calendarDate'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import type { TextKey } from '../texts'

/** Leads to the day before, the day after and today. */
export function DayLinks({ date, isToday }: { date: string; isToday: boolean }) {
  const t = useText<TextKey>()
  const arrow = (days: -1 | 1) => (
    <Link
      className={iconButtonClass()}
      to="doctor.today"
      params={{ view: addDays(date, days) }}
      aria-label={t(days < 0 ? 'DOCTOR.PREVIOUS' : 'DOCTOR.NEXT')}
    >
      <Icon name={days < 0 ? 'chevron-left' : 'chevron-right'} />
    </Link>
  )
  return (
    <nav className="flex items-center gap-1" aria-label={t('DOCTOR.DAYS')}>
      {arrow(-1)}
      {!isToday && (
        <Link className="link" to="doctor.today">
          {t('DOCTOR.TO_TODAY')}
        </Link>
      )}
      {arrow(1)}
    </nav>
  )
}
