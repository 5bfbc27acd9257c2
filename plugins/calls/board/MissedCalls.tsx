import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** The calls of the last days that nobody answered. */
export function MissedCalls() {
  const t = useText<TextKey>()
  const { data = [] } = useApi('GET api/video-calls/', { capability: 'visits', quiet: true })
  const missed = data.filter(({ status, poolSince }) => status === 'missed' && poolSince == null).slice(0, 5)
  if (missed.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="missed-title">
      <CardHead>
        <h2 className="h3" id="missed-title">
          {t('CALLS.MISSED')}
        </h2>
      </CardHead>
      <p className="px-5 pb-4 text-muted text-pretty desk:px-6">{t('CALLS.MISSED_HINT')}</p>
      <ul className="list hairline-t">
        {missed.map((call) => (
          <li key={call.id} className="list-row">
            <Icon name="phone-off" />
            <span className="flex-1 min-w-0">
              <span className="font-strong">{call.doctorName}</span>
              <br />
              <time className="text-sm text-muted" dateTime={call.startedAt}>
                {formatDateTime(call.startedAt, browserZone())}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
