import { useText } from '@portico/core/i18n/useText'
import { calendarDate } from './calendarDate'
import type { Consultation, ConsultationMonth } from '@schemas/generated/entities'
import { formatMonth, formatNumericDate } from '@portico/core/format/dates'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useHubMessage } from '@portico/core/realtime/hub'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { Part } from '../parts/Part'
import { ConsultationPage } from './ConsultationPage'
import { isPending } from './isPending'
import type { TextKey } from '../texts'

/** The consultations by month, or one of them. */
export default function Consultations() {
  const { id = '' } = useRoute().params
  const invalidate = useInvalidate()
  useHubMessage('consultationChanged', () => void invalidate('api/consultations').catch(() => undefined))
  return (
    <div className="stack gap-6">{id === '' ? <List /> : <ConsultationPage key={id} id={Number(id)} />}</div>
  )
}

function List() {
  const t = useText<TextKey>()
  const answer = useApi('GET api/consultations', { quiet: 'faults' })
  return (
    <>
      <PageHeader title={t('MENU.CONSULTATIONS')} />
      <Part answer={answer} failed={t('RECORDS.CONSULTATIONS_FAILED')}>
        {(months) =>
          months.length === 0 ? (
            <Card>
              <EmptyState
                icon="stethoscope"
                title={t('RECORDS.NO_CONSULTATIONS')}
                text={t('RECORDS.NO_CONSULTATIONS_TEXT')}
              />
            </Card>
          ) : (
            <Months months={months} />
          )
        }
      </Part>
    </>
  )
}

function Months({ months }: { months: readonly ConsultationMonth[] }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (
    <Card as="section" flush aria-label={t('MENU.CONSULTATIONS')}>
      {months.map(({ year, month, consultations }) => (
        <div key={`${year}-${month}`} className="not-first:hairline-t">
          <h2 className="pt-4 px-5 pb-2 desk:px-6 text-sm/normal font-semibold text-muted">
            {formatMonth(`${year}-${String(month).padStart(2, '0')}`, language)}
          </h2>
          <ul className="list hairline-t">
            {consultations.map((consultation) => (
              <Row key={consultation.id} consultation={consultation} />
            ))}
          </ul>
        </div>
      ))}
    </Card>
  )
}

function Row({ consultation }: { consultation: Consultation }) {
  const t = useText<TextKey>()
  const { id: route } = useRoute()
  const { id, doctorName, specialty, reviewCount, recommendations, appointmentId, summary } = consultation
  const how =
    consultation.isOnline == null ? '' : t(consultation.isOnline ? 'RECORDS.ONLINE' : 'RECORDS.IN_PERSON')
  return (
    <li>
      <Link className="list-row" to={route} params={{ id: String(id) }}>
        <span className="text-brand">
          <Icon name="stethoscope" />
        </span>
        <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
          <span className="font-strong">{doctorName ?? t('RECORDS.CONSULTATION')}</span>
          <span className="text-sm text-muted">
            {[specialty, formatNumericDate(calendarDate(consultation)), how].filter(Boolean).join(' · ')}
          </span>
          {(recommendations ?? summary) && (
            <span className="text-sm line-clamp-2">{recommendations ?? summary}</span>
          )}
          {reviewCount > 1 && (
            <span className="text-sm text-muted">{t('RECORDS.REVIEWS', { count: reviewCount - 1 })}</span>
          )}
        </span>
        {appointmentId != null && (
          <Chip tone={isPending(consultation) ? 'accent' : summary ? 'success' : 'neutral'}>
            {t(
              isPending(consultation)
                ? 'RECORDS.CHIP_PENDING'
                : summary
                  ? 'RECORDS.CHIP_SUMMARY'
                  : 'RECORDS.CHIP_NO_SUMMARY',
            )}
          </Chip>
        )}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}
