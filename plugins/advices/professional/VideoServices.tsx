import { useText } from '@portico/core/i18n/useText'
import type { Doctor, Service } from '@schemas/generated/entities'
import { formatDuration } from '@portico/core/format/duration'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Link } from '@portico/core/routing/Link'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'
import { bookingState, useVideoServices } from './useVideoServices'

/** The services that the professional gives by video, and no others; each leads to its booking. */
export function VideoServices({ doctor }: { doctor: Doctor }) {
  const t = useText<TextKey>()
  const { services: online, booking } = useVideoServices(doctor)
  if (online.length === 0) return null
  return (
    <Card as="section" flush aria-labelledby="services">
      <CardHead>
        <h2 className="h2" id="services">
          {t('ADVICES.SERVICES')}
        </h2>
      </CardHead>
      <ul className="list">
        {online.map((service) => (
          <li key={service.id}>
            {booking ? (
              <Link className="list-row" to={booking} state={bookingState(doctor, service)}>
                <ServiceLine service={service} />
                <Icon name="chevron-right" size="s" />
              </Link>
            ) : (
              <div className="list-row">
                <ServiceLine service={service} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ServiceLine({ service: { name, duration, amount, currency } }: { service: Service }) {
  const { language } = useLanguage()
  return (
    <>
      <Icon name="video" />
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{name}</span>
        <span className="text-sm text-muted block">{formatDuration(duration, language)}</span>
      </span>
      {amount != null && amount > 0 && (
        <span className="font-strong figures">{formatMoney(amount, currency ?? 'EUR', language)}</span>
      )}
    </>
  )
}
