import type { ReactNode } from 'react'
import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import type { MedicalData } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'
import { medicinesOfAllergies, NEW_DAYS, newDocuments } from './important'

interface Props {
  patientId: string
  data: MedicalData
  onDocuments: () => void
}

const MOST_NAMES = 3

/** What a doctor looks at first: medicines that name an allergy, and new documents. */
export function LookFirst({ patientId, data, onDocuments }: Props) {
  const t = useText<TextKey>()
  const now = useNow()
  const { data: documents, error } = useApi('GET api/patients/{patientId}/documents', {
    capability: 'patients',
    params: { patientId },
    query: {},
    quiet: 'faults',
  })
  const crossing = medicinesOfAllergies(data)
  const fresh = newDocuments(documents ?? [], now)
  const isQuiet = crossing.length === 0 && fresh.length === 0 && documents !== undefined
  return (
    <Card as="section" flush aria-labelledby="look-first">
      <CardHead as="h2" className="h2" id="look-first">
        {t(isQuiet ? 'RECORDS.LOOK_NOTHING' : 'RECORDS.LOOK_FIRST')}
      </CardHead>
      {isQuiet && (
        <p className="px-5 pb-5 text-muted">{t('RECORDS.LOOK_NOTHING_TEXT', { days: NEW_DAYS })}</p>
      )}
      <ul className="list">
        {crossing.map(({ medicine, allergy }) => (
          <Alert key={medicine} icon="triangle-alert" tone="text-danger" title={medicine}>
            {t('RECORDS.LOOK_ALLERGY', { allergy })}
          </Alert>
        ))}
        {fresh.length > 0 && (
          <Alert
            icon="file-text"
            tone="text-brand"
            title={t('RECORDS.LOOK_DOCUMENTS', { count: fresh.length, days: NEW_DAYS })}
            action={
              <Button size="sm" variant="secondary" onClick={onDocuments}>
                {t('RECORDS.LOOK_DOCUMENTS_OPEN')}
              </Button>
            }
          >
            {fresh
              .slice(0, MOST_NAMES)
              .map(({ nameWithoutExtension }) => nameWithoutExtension)
              .join(', ')}
          </Alert>
        )}
        {error && !documents && (
          <Alert icon="circle-alert" tone="text-danger" title={t('RECORDS.LOOK_FAILED')}>
            {t('RECORDS.LOOK_FAILED_TEXT')}
          </Alert>
        )}
      </ul>
    </Card>
  )
}

interface AlertProps {
  icon: IconName
  tone: string
  title: string
  action?: ReactNode
  children: ReactNode
}

function Alert({ icon, tone, title, action, children }: AlertProps) {
  return (
    <li className="list-row flex-wrap">
      <span className={tone}>
        <Icon name={icon} />
      </span>
      <div className="flex-[1_1_12rem] min-w-0 wrap-anywhere">
        <p className="font-strong">{title}</p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      {action}
    </li>
  )
}
