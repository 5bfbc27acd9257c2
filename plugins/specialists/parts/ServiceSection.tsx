import type { SpecialistService } from '@schemas/generated/entities'
import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { buttonClass } from '@core/ui/buttonClass'
import type es from '../locales/es.json'

/** A service and who gives it; the price decides which way to book it leads to (BOOK-042, BOOK-043). */
export function ServiceSection({ service, specialists }: SpecialistService) {
  const t = useText<keyof typeof es>()
  const way = service.amount ? 'specialistsAppointment' : 'specialistsAppointmentFree'
  return (
    <section className="stack">
      <h2 className="h2">{service.name}</h2>
      <ul className="stack">
        {specialists.map(({ id, doctor }) => (
          <li key={id}>
            <Link
              className={buttonClass()}
              to={`videoConsultation.${way}`}
              params={{ id: String(service.id), specialistId: String(doctor.id) }}
            >
              {t('SPECIALISTS.BOOK', { name: doctor.fullName })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
