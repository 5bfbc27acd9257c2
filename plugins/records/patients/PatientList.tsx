import { useText } from '@portico/core/i18n/useText'
import { useDeferredValue, useState } from 'react'
import type { DoctorPatient } from '@schemas/generated/entities'
import { formatNumericDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Icon } from '@portico/core/ui/media/Icon'
import { Part } from '../parts/Part'
import { EmergencyButton } from './EmergencyButton'
import type { TextKey } from '../texts'

/** The patients of the professional, the latest appointment first. */
export function PatientList() {
  const t = useText<TextKey>()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const answer = useApi('GET api/patients', {
    capability: 'patients',
    query: search ? { search } : {},
    quiet: 'faults',
  })
  return (
    <>
      <PageHeader title={t('MENU.PATIENTS')}>
        <p className="lead">{t('RECORDS.PATIENTS_TEXT')}</p>
      </PageHeader>
      <EmergencyButton />
      <SearchField label={t('RECORDS.PATIENTS_SEARCH')} value={text} onChange={setText} />
      <Part answer={answer} failed={t('RECORDS.PATIENTS_FAILED')}>
        {(patients) => (
          <Card as="section" flush aria-label={t('MENU.PATIENTS')}>
            {patients.length === 0 ? (
              <EmptyState
                icon="users-round"
                title={t(search ? 'RECORDS.NO_MATCH_PATIENTS' : 'RECORDS.NO_PATIENTS')}
                text={t(search ? 'RECORDS.NO_MATCH_PATIENTS_TEXT' : 'RECORDS.NO_PATIENTS_TEXT')}
              />
            ) : (
              <ul className="list">
                {patients.map((patient) => (
                  <Row key={patient.id} patient={patient} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Part>
    </>
  )
}

function Row({
  patient: { id, name, birthDate, thumbnailId, isReadable, emergencyEndsAt },
}: {
  patient: DoctorPatient
}) {
  const t = useText<TextKey>()
  const { id: route } = useRoute()
  return (
    <li>
      <Link className="list-row" to={route} params={{ patientId: id }}>
        <Avatar name={name} thumbnailId={thumbnailId ?? null} />
        <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
          <span className="font-strong">{name}</span>
          {birthDate && (
            <span className="text-sm text-muted">
              {t('RECORDS.BORN', { date: formatNumericDate(birthDate) })}
            </span>
          )}
        </span>
        {emergencyEndsAt && (
          <Chip tone="warning" icon="triangle-alert">
            {t('RECORDS.EMERGENCY')}
          </Chip>
        )}
        {!isReadable && <Chip icon="lock">{t('RECORDS.NOT_ALLOWED')}</Chip>}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  )
}
