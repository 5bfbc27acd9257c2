import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import '@portico/core/ui/layout/Tabs.css'
import type { TextKey } from '../texts'

/** Links between the doctor's day and their working calendar. */
export function DoctorTabs({ isCalendar }: { isCalendar: boolean }) {
  const t = useText<TextKey>()
  const here = (isHere: boolean) => isHere && ({ 'aria-current': 'page' } as const)
  return (
    <nav className="tabs" aria-label={t('DOCTOR.TABS')}>
      <Link className="tab" to="doctor.today" {...here(!isCalendar)}>
        {t('MENU.DOCTOR_DAY')}
      </Link>
      <Link className="tab" to="doctor.today" params={{ view: 'calendar' }} {...here(isCalendar)}>
        {t('DOCTOR.CALENDAR')}
      </Link>
    </nav>
  )
}
