import { lazy, Suspense } from 'react'
import type { MedicalData } from '@schemas/generated/entities'
import { formatNumericDate, formatDate } from '@core/format/dates'
import { browserZone } from '@core/format/zone'
import { useApi } from '@core/http/useApi'
import type { CoreKey } from '@core/i18n/i18n'
import { useText } from '@core/i18n/useText'
import type { RouteId } from '@core/plugin/points'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Icon } from '@core/ui/media/Icon'
import type { IconName } from '@core/ui/media/icons'
import '../records.css'
import type es from '../locales/es.json'
import { Part } from '../parts/Part'

const Archive = lazy(() => import('../archive/Archive'))

/** The overview of a person's health, and the way to each of its parts (REC-001, REC-005, REC-006). */
export default function Health() {
  const { part } = useRoute().params
  return part === 'archive' ? (
    <Suspense
      fallback={
        <Loading>
          <Skeleton shape="block" height="20rem" />
        </Loading>
      }
    >
      <Archive />
    </Suspense>
  ) : (
    <Overview />
  )
}

function Overview() {
  const t = useText<keyof typeof es>()
  return (
    <div className="stack stack-6">
      <PageHeader title={t('MENU.HEALTH')} />
      <div className="records-panels">
        <Known />
        <div className="stack stack-5">
          <LastConsultation />
          <LastDocuments />
        </div>
      </div>
      <Places />
    </div>
  )
}

const lists = [
  'allergies',
  'medicines',
  'illnesses',
  'interventions',
] as const satisfies (keyof MedicalData)[]
const kinds = {
  allergies: 'allergy',
  medicines: 'medicine',
  illnesses: 'illness',
  interventions: 'intervention',
} as const

/** What a doctor should know: the active records of each kind. */
function Known() {
  const t = useText<keyof typeof es>()
  const answer = useApi('GET api/medicalData', { quiet: 'faults' })
  return (
    <Card as="section" className="stack" aria-labelledby="records-known">
      <h2 className="h2" id="records-known">
        {t('RECORDS.KNOWN')}
      </h2>
      <Part answer={answer} failed={t('RECORDS.MEDICAL_DATA_FAILED')}>
        {(data) => (
          <dl className="stack stack-3">
            {lists.map((list) => (
              <div key={list}>
                <dt className="small muted">{t(`RECORDS.LIST.${kinds[list]}`)}</dt>
                <dd className="strong">{activeNames(data[list]) || t('RECORDS.NOTHING')}</dd>
              </div>
            ))}
          </dl>
        )}
      </Part>
      <Link className="link" to="videoConsultation.medicalData">
        {t('RECORDS.SEE_MEDICAL_DATA')}
      </Link>
    </Card>
  )
}

const activeNames = (records: readonly { name: string; isActive?: boolean }[]): string =>
  records
    .filter(({ isActive }) => isActive !== false)
    .map(({ name }) => name)
    .join(', ')

function LastConsultation() {
  const t = useText<keyof typeof es>()
  const { data } = useApi('GET api/consultations', { quiet: true })
  const last = data?.[0]?.consultations[0]
  if (!last) return null
  return (
    <Card as="section" className="stack stack-2" aria-labelledby="records-last">
      <h2 className="h2" id="records-last">
        {t('RECORDS.LAST_CONSULTATION')}
      </h2>
      <p>
        <Link
          className="records-link strong"
          to="videoConsultation.videoCall.consultations"
          params={{ id: String(last.id) }}
        >
          {last.doctorName ?? t('RECORDS.CONSULTATION')}
        </Link>
      </p>
      <p className="small muted">
        {[last.specialty, formatNumericDate(last.date)].filter(Boolean).join(' · ')}
      </p>
      {last.recommendations && <p className="pretty">{last.recommendations}</p>}
    </Card>
  )
}

const SHOWN_DOCUMENTS = 3

function LastDocuments() {
  const t = useText<keyof typeof es>()
  const answer = useApi('GET api/documents/withMedicalExams', { quiet: 'faults' })
  return (
    <Card as="section" className="stack stack-2" aria-labelledby="records-newest">
      <h2 className="h2" id="records-newest">
        {t('RECORDS.NEWEST_DOCUMENTS')}
      </h2>
      <Part answer={answer} failed={t('RECORDS.DOCUMENTS_FAILED')}>
        {(documents) =>
          documents.length === 0 ? (
            <p className="muted">{t('RECORDS.NO_DOCUMENTS')}</p>
          ) : (
            <ul>
              {documents.slice(0, SHOWN_DOCUMENTS).map(({ id, nameWithoutExtension, creationDate }) => (
                <li key={id} className="row row-between">
                  <Link
                    className="records-link strong"
                    to="videoConsultation.documents"
                    params={{ documentId: String(id) }}
                  >
                    {nameWithoutExtension}
                  </Link>
                  <span className="small muted">{formatDate(creationDate, browserZone())}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Part>
    </Card>
  )
}

interface Place {
  to: RouteId
  icon: IconName
  label: CoreKey
}

const places: readonly Place[] = [
  { to: 'videoConsultation.medicalData', icon: 'heart-pulse', label: 'MENU.MEDICAL_DATA' },
  { to: 'videoConsultation.documents', icon: 'file-text', label: 'MENU.DOCUMENTS' },
  { to: 'videoConsultation.videoCall.consultations', icon: 'stethoscope', label: 'MENU.CONSULTATIONS' },
  { to: 'videoConsultation.videoCall.receipts', icon: 'pill', label: 'MENU.RECEIPTS' },
  { to: 'videoCall.complementaryTests', icon: 'clipboard-list', label: 'MENU.TESTS' },
]

/** The parts of the records (REC-006). */
function Places() {
  const t = useText<keyof typeof es>()
  return (
    <Card as="section" flush aria-label={t('RECORDS.PLACES')}>
      <ul className="list">
        {places.map(({ to, icon, label }) => (
          <li key={to}>
            <Link className="list-item" to={to}>
              <span className="list-icon">
                <Icon name={icon} />
              </span>
              <span className="grow strong">{t(label)}</span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
        <li>
          <Link className="list-item" to="videoConsultation.health" params={{ part: 'archive' }}>
            <span className="list-icon">
              <Icon name="download" />
            </span>
            <span className="grow strong">{t('RECORDS.ARCHIVE')}</span>
            <Icon name="chevron-right" size="s" />
          </Link>
        </li>
      </ul>
    </Card>
  )
}
