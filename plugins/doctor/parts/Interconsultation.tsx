import { useText } from '@portico/core/i18n/useText'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { KnownLine } from '../day'
import { BackToToday } from './BackToToday'
import { PatientFacts } from './PatientFacts'
import { RecordsLink } from './RecordsLink'
import type { TextKey } from '../texts'

/** The consultation of a colleague of the team: who is seen, by whom, and the records that the patient shows. */
export function Interconsultation({ line }: { line: KnownLine }) {
  const t = useText<TextKey>()
  return (
    <>
      <PageHeader title={line.patientName} overline={line.serviceName} back={<BackToToday />} />
      <div className="stack gap-5 max-w-192">
        <Notice icon="users-round">{t('DOCTOR.COLLEAGUE', { name: line.doctorName })}</Notice>
        <Card className="stack">
          <PatientFacts line={line} />
          <div>
            <RecordsLink patientId={line.patientId} />
          </div>
        </Card>
      </div>
    </>
  )
}
