import { useText } from '@portico/core/i18n/useText'
import { useNow } from '@portico/core/format/useNow'
import { useRoute } from '@portico/core/routing/useRoute'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Card } from '@portico/core/ui/layout/Card'
import { isBeingAnswered } from '@portico/calls/session/callState'
import { useCallSession, useCallView } from '@portico/calls/session/useCallSession'
import { Company } from '@portico/calls/stage/people/Company'
import { Answering } from '@portico/calls/stage/Answering'
import { useCallText } from '@portico/calls/texts'
import { dateOr, isKnown, useDay, waitingFirst, type KnownLine } from '../day'
import { Ending } from '../call/Ending'
import { FreeCall } from '../call/FreeCall'
import { InCall } from '../call/InCall'
import { GivenDocuments } from '../give/GivenDocuments'
import { BackToToday } from '../parts/BackToToday'
import { CallPatient } from '../parts/CallPatient'
import { CopyLink } from '../parts/CopyLink'
import { Interconsultation } from '../parts/Interconsultation'
import { NotePart } from '../call/NotePart'
import { PatientFacts } from '../parts/PatientFacts'
import { RecordsLink } from '../parts/RecordsLink'
import { Unnamed } from '../parts/Unnamed'
import { VisitActions } from '../actions/VisitActions'
import type { TextKey } from '../texts'

/** The page of a consultation, or of a call without an appointment: `/doctor/consultations/call`. */
export default function Consultation() {
  useCallSession()
  // Parts of the page need them: one that has a heading must not disappear again while they load.
  useCallText()
  const { id } = useRoute().params
  return id === 'call' ? <FreeCall /> : <OfAppointment id={Number(id)} />
}

/** The consultation of an appointment: the patient, the call, and the note. */
function OfAppointment({ id }: { id: number }) {
  const t = useText<TextKey>()
  const view = useCallView()
  const { query } = useRoute()
  const { data, error, mutate } = useDay(dateOr(query['day'], useNow()), true)
  const line = data?.find(({ appointmentId }) => appointmentId === id)
  const isOfCall = view.call?.appointmentId === id
  const isOn = view.phase === 'calling' || view.phase === 'inProgress'
  if (isOfCall && isBeingAnswered(view)) return <Answering />
  if (line && !isKnown(line)) return <Unnamed line={line} />
  if (isOfCall && isOn && line) {
    const waiting = waitingFirst(data ?? []).filter(({ appointmentId }) => appointmentId !== id)
    return <InCall view={view} line={line} waiting={waiting} />
  }
  if (line) return line.isOwn ? <Before line={line} /> : <Interconsultation line={line} />
  if (error) return <ErrorState title={t('DOCTOR.FAILED')} onRetry={() => void mutate()} level={1} />
  if (data)
    return <EmptyState icon="calendar" title={t('DOCTOR.NOT_TODAY')} action={<BackToToday />} level={1} />
  return (
    <>
      <PageHeader title={t('DOCTOR.CONSULTATION')} back={<BackToToday />} />
      <Loading>
        <Skeleton shape="block" height="16rem" />
      </Loading>
    </>
  )
}

/** Whether nobody is called any more: the consultation is finished, or the patient did not come. */
const isOver = ({ visitState }: KnownLine): boolean =>
  visitState?.state === 'finished' || visitState?.state === 'noShow'

function Before({ line }: { line: KnownLine }) {
  return (
    <>
      <PageHeader title={line.patientName} overline={line.serviceName} back={<BackToToday />} />
      <div className="stack gap-5">
        <Ending appointmentId={line.appointmentId} />
        <Card className="stack">
          <PatientFacts line={line} />
          <Company company={line.company} />
          {line.isOnline && !isOver(line) && (
            <div>
              <CallPatient line={line} />
            </div>
          )}
          <div>
            <RecordsLink patientId={line.patientId} />
          </div>
          {line.isOnline && !line.endedAt && !isOver(line) && <CopyLink line={line} />}
          <VisitActions line={line} />
        </Card>
        <NotePart line={line} documents={line.given && <GivenDocuments line={line} />} />
      </div>
    </>
  )
}
