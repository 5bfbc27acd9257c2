import { useText } from '@portico/core/i18n/useText'
import { useEffect, useEffectEvent, useState } from 'react'
import type { VideoCall } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { toast } from '@portico/core/ui/feedback/toast'
import { useIsDesktop } from '@portico/core/ui/layout/useIsDesktop'
import type { CallView } from '@portico/calls/session/callView'
import { callInProgress } from '@portico/calls/session/callState'
import { CallDevices } from '@portico/calls/session/ChooseDevices'
import { callSession } from '@portico/calls/session/useCallSession'
import { CallStage } from '@portico/calls/stage/CallStage'
import { StageCentre } from '@portico/calls/stage/picture/StageCentre'
import { GivenDocuments } from '../give/GivenDocuments'
import { pageOf, type KnownLine } from '../day'
import { Queue } from '../parts/Queue'
import { NotePart } from './NotePart'
import { PatientFacts } from '../parts/PatientFacts'
import { DoctorPane } from './DoctorPane'
import type { TextKey } from '../texts'

/** Milliseconds that a call rings at the patient. */
const RINGING = 45_000

interface Props {
  view: CallView
  line: KnownLine
  /** Who waits meanwhile. */
  waiting: readonly KnownLine[]
}

/** The call of the doctor: the patient, and what is known and written beside the picture. */
export function InCall({ view, line, waiting }: Props) {
  const [isOpen, setIsOpen] = useState(useIsDesktop())
  useGiveUp(view, line)
  if (!view.call) return null
  return (
    <CallStage
      view={view}
      name={line.patientName}
      detail={line.serviceName}
      thumbnailId={line.thumbnailId}
      waiting={
        view.phase === 'calling' ? (
          <Calling name={line.patientName} thumbnailId={line.thumbnailId} call={view.call} />
        ) : undefined
      }
      pane={
        <DoctorPane day={pageOf(line).query.day}>
          <Queue lines={waiting} isInCall />
          <PatientFacts line={line} />
          <NotePart line={line} documents={callInProgress(view) && <GivenDocuments line={line} />} />
          <CallDevices />
        </DoctorPane>
      }
      isPaneOpen={isOpen}
      onTogglePane={() => setIsOpen(!isOpen)}
    />
  )
}

interface CallingProps {
  /** The patient. */
  name: string
  thumbnailId?: number | null
  call: VideoCall
}

/** It rings at the patient. */
export function Calling({ name, thumbnailId, call }: CallingProps) {
  const t = useText<TextKey>()
  const said = call.expectedAt
  const text = said ? 'DOCTOR.CALLING_SAID' : call.isOtherOnline ? 'DOCTOR.CALLING' : 'DOCTOR.CALLING_OFFLINE'
  return (
    <StageCentre>
      <Avatar name={name} thumbnailId={thumbnailId} size="xl" onDeep />
      <output className="max-w-[36ch] text-pretty">
        {t(text, { name, time: said ? formatTime(said, browserZone()) : '' })}
      </output>
      <Spinner className="size-9" />
    </StageCentre>
  )
}

/** Stops calling a patient who does not answer, also after the time that they asked for: it becomes a missed call. */
function useGiveUp({ phase, call }: CallView, { patientName }: KnownLine): void {
  const t = useText<TextKey>()
  const giveUp = useEffectEvent(() => {
    callSession.hangUp()
    toast({ tone: 'info', text: t('DOCTOR.NO_ANSWER', { name: patientName }) })
  })
  const expectedAt = call?.expectedAt
  useEffect(() => {
    if (phase !== 'calling') return undefined
    const asked = expectedAt ? Math.max(0, Date.parse(expectedAt) - Date.now()) : 0
    const timer = setTimeout(() => giveUp(), asked + RINGING)
    return () => clearTimeout(timer)
  }, [phase, expectedAt])
}
