import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The calls of the last days that nobody answered. */
export function MissedCalls() {
  const t = useText<TextKey>()
  const { data = [] } = useApi('GET api/video-calls/', { capability: 'visits', quiet: true })
  const missed = data.filter(({ status }) => status === 'missed').slice(0, 5)
  if (missed.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="missed-title">
      <div className="card-head">
        <h2 className="h3" id="missed-title">
          {t('CALLS.MISSED')}
        </h2>
      </div>
      <p className="muted pretty calls-missed-hint">{t('CALLS.MISSED_HINT')}</p>
      <ul className="list list-under-head">
        {missed.map((call) => (
          <li key={call.id} className="list-item">
            <Icon name="phone-off" />
            <span className="grow">
              <span className="strong">{call.doctorName}</span>
              <br />
              <time className="small muted" dateTime={call.startedAt}>
                {formatDateTime(call.startedAt, browserZone())}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
