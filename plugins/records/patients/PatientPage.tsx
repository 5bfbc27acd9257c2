import { useText } from '@portico/core/i18n/useText'
import type { PatientRecords } from '@schemas/generated/entities'
import { ageOn } from '@schemas/rules/age'
import { browserZone, formatDate, formatNumericDate, formatTime, localDate } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { BackToList } from '../parts/BackToList'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'
import { AllergyLine } from './AllergyLine'
import { PatientTabs } from './PatientTabs'

/** What a professional reads of a patient, as far as the patient allows it. The patient sees that it was read. */
export function PatientPage({ id }: { id: string }) {
  const t = useText<TextKey>()
  const now = useNow()
  const { data } = useApi('GET api/patients/{patientId}/records', {
    capability: 'patients',
    params: { patientId: id },
    quiet: true,
  })
  const birthDate = data?.patient.birthDate
  return (
    <>
      <PageHeader
        back={<BackToList label={t('MENU.PATIENTS')} />}
        title={data?.patient.name || t('RECORDS.PATIENT')}
      >
        {birthDate && (
          <p className="text-muted">
            {t('RECORDS.AGE', { count: ageOn(birthDate, localDate(now, browserZone())) })} ·{' '}
            {t('RECORDS.BORN', { date: formatNumericDate(birthDate) })}
          </p>
        )}
        {data?.doctorId != null && (
          <p>
            <Link
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
              to="videoConsultation.messages"
              params={{ professional: String(data.doctorId), patient: id }}
            >
              <Icon name="messages-square" size="s" />
              <span>{t('RECORDS.WRITE')}</span>
            </Link>
          </p>
        )}
      </PageHeader>
      <PatientRecordsOf id={id} />
    </>
  )
}

/** The records of a patient, or why they cannot be read. */
export function PatientRecordsOf({ id }: { id: string }) {
  const t = useText<TextKey>()
  const answer = useApi('GET api/patients/{patientId}/records', {
    capability: 'patients',
    params: { patientId: id },
    quiet: true,
  })
  const { data, error } = answer
  if (!data && (error?.status === 403 || error?.status === 404))
    return <NotReadable isRefused={error.status === 403} />
  return (
    <Part answer={answer} failed={t('RECORDS.PATIENT_FAILED')}>
      {(records) => <Records id={id} records={records} />}
    </Part>
  )
}

function NotReadable({ isRefused }: { isRefused: boolean }) {
  const t = useText<TextKey>()
  return (
    <Card>
      <EmptyState
        icon={isRefused ? 'lock' : 'users-round'}
        title={t(isRefused ? 'RECORDS.PATIENT_REFUSED' : 'RECORDS.NO_PATIENT')}
        text={t(isRefused ? 'RECORDS.PATIENT_REFUSED_TEXT' : 'RECORDS.NO_PATIENT_TEXT')}
      />
    </Card>
  )
}

function EmergencyNotice({ endsAt }: { endsAt: string | null | undefined }) {
  const t = useText<TextKey>()
  if (!endsAt) return null
  const until = { day: formatDate(endsAt, browserZone()), time: formatTime(endsAt, browserZone()) }
  return (
    <Notice tone="warning" icon="triangle-alert">
      <strong>{t('RECORDS.EMERGENCY_UNTIL', until)}</strong> {t('RECORDS.EMERGENCY_UNTIL_TEXT')}
    </Notice>
  )
}

function Records({ id, records }: { id: string; records: PatientRecords }) {
  const t = useText<TextKey>()
  return (
    <>
      <EmergencyNotice endsAt={records.patient.emergencyEndsAt} />
      <AllergyLine data={records.medicalData} />
      <PatientTabs id={id} records={records} />
      <p className="text-sm text-muted">{t('RECORDS.PATIENT_SEES')}</p>
    </>
  )
}
