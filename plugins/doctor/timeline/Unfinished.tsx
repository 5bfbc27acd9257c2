import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Count } from '@portico/core/ui/layout/Count'
import { Icon } from '@portico/core/ui/media/Icon'
import { pageOf } from '../day'
import type { TextKey } from '../texts'

/** The visits that took place and whose consultation is not finished; nothing without any, or where the API has none. */
export function Unfinished() {
  const t = useText<TextKey>()
  const { data } = useApi('GET api/consultations/unfinished', {
    capability: 'consultationNotes',
    quiet: true,
  })
  if (!data || data.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="unfinished-title">
      <CardHead>
        <h2 className="h2" id="unfinished-title">
          {t('DOCTOR.UNFINISHED.TITLE')} <Count value={data.length} />
        </h2>
      </CardHead>
      <ul className="list hairline-t">
        {data.map((visit) => (
          <li key={visit.appointmentId}>
            <Link className="list-row" to="doctor.consultation" {...pageOf(visit)}>
              <span className="flex-1 min-w-0">
                <span className="font-strong">{visit.patientName}</span>
                <br />
                <span className="text-sm text-muted">
                  {formatDate(visit.startDate, browserZone())}, {formatTime(visit.startDate, browserZone())} ·{' '}
                  {t(visit.hasDraft ? 'DOCTOR.UNFINISHED.DRAFT' : 'DOCTOR.UNFINISHED.EMPTY')}
                </span>
              </span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
