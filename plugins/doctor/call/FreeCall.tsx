import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import type { CallView } from '@portico/calls/session/callView'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { CallDevices } from '@portico/calls/session/ChooseDevices'
import { callInProgress, isBeingAnswered } from '@portico/calls/session/callState'
import { useCallView } from '@portico/calls/session/useCallSession'
import { Answering } from '@portico/calls/stage/Answering'
import { CallStage } from '@portico/calls/stage/CallStage'
import { pageOf } from '../day'
import { BackToToday } from '../parts/BackToToday'
import { DoctorPane } from './DoctorPane'
import { Calling } from './InCall'
import type { TextKey } from '../texts'

/**
 * The call of a patient who has no appointment: it rings at them, and then has the page of its visit. Where the API makes no visit
 * it stays here.
 */
export function FreeCall() {
  const t = useText<TextKey>()
  const view = useCallView()
  const [isOpen, setIsOpen] = useState(useIsDesktop())
  useVisitPage(view)
  const { call, side, phase } = view
  if (side === 'doctor' && isBeingAnswered(view)) return <Answering />
  if (call && phase === 'calling' && side === 'doctor')
    return (
      <CallStage
        view={view}
        name={call.patientName}
        waiting={<Calling name={call.patientName} call={call} />}
      />
    )
  if (!call || !callInProgress(view) || side !== 'doctor')
    return (
      <EmptyState
        icon="video"
        title={t('DOCTOR.NO_CALL')}
        text={t('DOCTOR.NO_CALL_TEXT')}
        action={<BackToToday />}
        level={1}
      />
    )
  return (
    <CallStage
      view={view}
      name={call.patientName}
      pane={
        <DoctorPane>
          <p>{t('DOCTOR.FREE_CALL', { name: call.patientName })}</p>
          <CallDevices />
        </DoctorPane>
      }
      isPaneOpen={isOpen}
      onTogglePane={() => setIsOpen(!isOpen)}
    />
  )
}

/** Opens the page of the visit that the call has become. */
function useVisitPage({ call, side }: CallView): void {
  const go = useGo()
  const appointmentId = side === 'doctor' ? (call?.appointmentId ?? null) : null
  const open = useEffectEvent((id: number) => {
    const startDate = call?.startDate ?? new Date().toISOString()
    go('doctor.consultation', { ...pageOf({ appointmentId: id, startDate }), replace: true })
  })
  useEffect(() => {
    if (appointmentId !== null) open(appointmentId)
  }, [appointmentId])
}
