import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { tabClass, tabsClass } from '@portico/core/ui/layout/tabClass'
import type { TextKey } from '../texts'

/** The views of a doctor's work. */
export type DoctorView = 'day' | 'week' | 'calendar'

const views = [
  { view: 'day', label: 'DOCTOR.VIEW_DAY' },
  { view: 'week', label: 'DOCTOR.VIEW_WEEK' },
  { view: 'calendar', label: 'DOCTOR.CALENDAR' },
] as const satisfies readonly { view: DoctorView; label: TextKey }[]

/** Links between the doctor's day, their week and their working calendar. */
export function DoctorTabs({ view: shown }: { view: DoctorView }) {
  const t = useText<TextKey>()
  return (
    <nav className={tabsClass} aria-label={t('DOCTOR.TABS')}>
      {views.map(({ view, label }) => (
        <Link
          key={view}
          className={tabClass}
          to="doctor.today"
          params={view === 'day' ? {} : { view }}
          {...(view === shown && { 'aria-current': 'page' })}
        >
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
