import type { Provider, Service } from '@schemas/generated/entities'
import { offerOf } from '@portico/booking/sources/choices'
import { browserZone, formatRelativeDay, formatTime, midSentence } from '@portico/core/format/dates'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useBookingText } from '@portico/booking/texts'
import { Link } from '@portico/core/routing/Link'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import type { TextKey } from '../texts'

/** A specialist who offers the service. With a price it links to the paid booking variant, otherwise to the free one. */
export function SpecialistLink({ service, specialist }: { service: Service; specialist: Provider }) {
  const t = useBookingText<TextKey>()
  const { language } = useLanguage()
  const zone = browserZone()
  const { doctor, city, firstDate } = specialist
  const { amount, currency } = offerOf(specialist, service.id) ?? service
  const way = amount ? 'specialistsAppointment' : 'specialistsAppointmentFree'
  return (
    <Link
      className={choiceClass}
      to={`videoConsultation.${way}`}
      params={{ id: String(service.id), specialistId: String(doctor.id) }}
    >
      <Avatar name={doctor.fullName} thumbnailId={doctor.thumbnailId} />
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{doctor.fullName}</span>
        <span className="text-sm text-muted block">
          {[doctor.specialties?.[0], city].filter(Boolean).join(' · ')}
        </span>
        {firstDate && (
          <span className="text-sm block">
            {t('SPECIALISTS.FIRST', {
              day: midSentence(formatRelativeDay(firstDate, zone, language), language),
              time: formatTime(firstDate, zone),
            })}
          </span>
        )}
        {firstDate === null && (
          <span className="text-sm text-muted block">{t('BOOKING.NO_DATES_SHORT')}</span>
        )}
      </span>
      {amount !== undefined && amount !== service.amount && (
        <span className="text-sm font-strong whitespace-nowrap">
          {amount ? formatMoney(amount, currency ?? 'EUR', language) : t('BOOKING.FREE')}
        </span>
      )}
      <Icon name="chevron-right" size="s" />
    </Link>
  )
}
