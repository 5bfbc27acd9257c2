import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import { CallDevices } from '@portico/calls/session/ChooseDevices'
import { callInProgress, isBeingAnswered } from '@portico/calls/session/callState'
import { useCallView } from '@portico/calls/session/useCallSession'
import { Answering } from '@portico/calls/stage/Answering'
import { CallStage } from '@portico/calls/stage/CallStage'
import { BackToToday } from '../parts/BackToToday'
import { DoctorPane } from './DoctorPane'
import type { TextKey } from '../texts'

/** The call of a patient who has no appointment. It has no page before and after. */
export function FreeCall() {
  const t = useText<TextKey>()
  const view = useCallView()
  const [isOpen, setIsOpen] = useState(useIsDesktop())
  const { call, side } = view
  if (side === 'doctor' && isBeingAnswered(view)) return <Answering />
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
