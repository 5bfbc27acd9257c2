import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { OtherClocks } from '@portico/booking/OtherClocks'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { browserZone, formatRelativeDay, midSentence } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { nextVisit } from './nextVisit'
import type { TextKey } from '../texts'

/** Shown above the list of appointments: links to a video visit of the next 24 hours, and to the check of camera and sound. */
export default function NearVisit() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const now = useNow()
  const { data = [] } = useApi('GET api/appointments/', { quiet: true })
  const visit = nextVisit(
    data.filter(({ endedAt }) => !endedAt),
    now,
  )
  if (!visit || Date.parse(visit.startDate) - now > 24 * 3_600_000) return null
  const clocks = appointmentClocks(visit, browserZone())
  const [{ zone, time }] = clocks
  const day = midSentence(formatRelativeDay(visit.startDate, zone, language, now), language)
  return (
    <Notice
      tone="brand"
      icon="video"
      title={t('CALLS.NEAR', { day, time })}
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
    >
      <OtherClocks clocks={clocks} start={visit.startDate} />
    </Notice>
  )
}
