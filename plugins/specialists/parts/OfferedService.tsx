import type { Provider, SpecialistService } from '@schemas/generated/entities'
import { formatMoney } from '@portico/core/format/money'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { byFirstDate, visibleTeam } from '@portico/booking/steps/team'
import { useBookingText } from '@portico/booking/texts'
import { Chip } from '@portico/core/ui/layout/Chip'
import { SpecialistLink } from './SpecialistLink'
import type { TextKey } from '../texts'

/** A service with its type of visit, price and specialists. */
export function OfferedService({ service, specialists }: SpecialistService) {
  const t = useBookingText<TextKey>()
  const { language } = useLanguage()
  const { id, name, description, type, duration, amount = 0, currency } = service
  const isOnline = type === 2
  const price = amount ? formatMoney(amount, currency ?? 'EUR', language) : t('BOOKING.FREE')
  return (
    <section className="stack" aria-labelledby={`service-${id}`}>
      <div className="stack gap-2">
        <h2 className="h2" id={`service-${id}`}>
          {name}
        </h2>
        {description && <p className="text-muted">{description}</p>}
        <div className="flex flex-wrap gap-2">
          <Chip icon={isOnline ? 'video' : 'building-2'}>
            {t(isOnline ? 'BOOKING.ONLINE' : 'BOOKING.IN_PERSON')}
          </Chip>
          <Chip icon="clock">{formatDuration(duration, language)}</Chip>
          <Chip icon={amount ? 'credit-card' : 'check'} tone={amount ? 'neutral' : 'success'}>
            {price}
          </Chip>
        </div>
      </div>
      <ul className="grid gap-3 mb-6 [&_.choice]:h-full desk:grid-cols-2">
        {visibleTeam(uniqueDoctors(specialists), service.showMedicalTeam === false).map((specialist) => (
          <li key={specialist.id}>
            <SpecialistLink service={service} specialist={specialist} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Lists a specialist with several practices once, with the earliest slot: the address names the doctor (C-019). */
function uniqueDoctors(practices: readonly Provider[]): Provider[] {
  const latestFirst = practices.toSorted((a, b) => byFirstDate(b, a))
  const earliest = new Map(latestFirst.map((practice) => [practice.doctor.id, practice]))
  return practices.filter((practice) => earliest.get(practice.doctor.id) === practice)
}
