import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatSentenceDay, formatTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import type { TextKey } from '../texts'

/** A day without visits: which is the next one, and the week. */
export function NoVisits({ isToday }: { isToday: boolean }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { data } = useApi('GET api/appointments/doctor', { quiet: true })
  const next = data?.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))[0]
  return (
    <EmptyState
      icon="calendar"
      title={t(isToday ? 'DOCTOR.FREE' : 'DOCTOR.FREE_OTHER')}
      text={
        next
          ? t('DOCTOR.NEXT_VISIT', {
              day: formatSentenceDay(next.startDate, browserZone(), language),
              time: formatTime(next.startDate, browserZone()),
            })
          : t('DOCTOR.FREE_HINT')
      }
      level={3}
      action={
        <Link className={buttonClass({ variant: 'secondary' })} to="doctor.today" params={{ view: 'week' }}>
          {t('DOCTOR.SEE_WEEK')}
        </Link>
      }
    />
  )
}
