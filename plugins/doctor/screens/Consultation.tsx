import { useText } from '@core/i18n/useText'
import { Link } from '@core/routing/Link'
import { useRoute } from '@core/routing/useRoute'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Card } from '@core/ui/layout/Card'
import { Icon } from '@core/ui/media/Icon'
import { useCallSession, useCallView } from '@kits/calls/session/useCallSession'
import type { DoctorConsultation } from '@schemas/generated/entities'
import type es from '../locales/es.json'
import { useDay } from '../day'
import { CallPatient } from '../parts/CallPatient'
import { CopyLink } from '../parts/CopyLink'
import { InCall } from '../parts/InCall'
import { PatientFacts } from '../parts/PatientFacts'
import { Summary } from '../parts/Summary'
import '../parts/doctor.css'

/** The page of a consultation: the patient, the call, and the summary. */
export default function Consultation() {
  const t = useText<keyof typeof es>()
  useCallSession()
  const view = useCallView()
  const id = Number(useRoute().params['id'])
  const { data, error, mutate } = useDay()
  const line = data?.find(({ appointmentId }) => appointmentId === id)
  const isOn = (view.phase === 'calling' || view.phase === 'inProgress') && view.call?.appointmentId === id
  if (isOn && line) return <InCall view={view} line={line} />
  if (line) return <Before line={line} />
  if (error) return <ErrorState title={t('DOCTOR.FAILED')} onRetry={() => void mutate()} level={1} />
  if (data)
    return <EmptyState icon="calendar" title={t('DOCTOR.NOT_TODAY')} action={<BackToToday />} level={1} />
  return (
    <Loading>
      <Skeleton shape="block" height="16rem" />
    </Loading>
  )
}

function BackToToday() {
  const t = useText<keyof typeof es>()
  return (
    <Link className="link btn-back" to="doctor.today">
      <Icon name="chevron-left" size="s" /> {t('MENU.DOCTOR_DAY')}
    </Link>
  )
}

function Before({ line }: { line: DoctorConsultation }) {
  return (
    <>
      <PageHeader title={line.patientName} overline={line.serviceName} back={<BackToToday />} />
      <div className="stack stack-5 doctor-page">
        <Card className="stack">
          <PatientFacts line={line} />
          <div>
            <CallPatient line={line} />
          </div>
          {line.isInPortal && !line.endedAt && <CopyLink line={line} />}
        </Card>
        {line.lastCallId !== null && <Summary line={line} callId={line.lastCallId} />}
      </div>
    </>
  )
}
