import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { buttonClass } from '@core/ui/actions/buttonClass'
import { Notice } from '@core/ui/feedback/Notice'
import { formatTime } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useNow } from '@core/format/useNow'
import { useApi } from '@core/http/useApi'
import type es from '../locales/es.json'
import { nextVisit } from './nextVisit'

/** Shown above the list of appointments: links to a video visit of today, and to the check of camera and sound. */
export default function NearVisit() {
  const t = useText<keyof typeof es>()
  const now = useNow()
  const { data = [] } = useApi('GET api/appointments/', { quiet: true })
  const visit = nextVisit(data, now)
  if (!visit || Date.parse(visit.startDate) - now > 24 * 3_600_000) return null
  return (
    <Notice
      tone="brand"
      icon="video"
      title={t('CALLS.NEAR', { time: formatTime(visit.startDate, browserZone()) })}
      action={
        <>
          <Link to="videoConsultation.videoCall" className={buttonClass({ size: 'sm' })}>
            {t('CALLS.NEAR_OPEN')}
          </Link>
          <Link
            to="videoConsultation.videoCheck"
            params={{ id: String(visit.id) }}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {t('CALLS.CHECK_LINK')}
          </Link>
        </>
      }
    />
  )
}
