import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useContributions } from '@portico/core/plugin/useHost'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { callFailure } from '@portico/calls/callFailure'
import { useCallKeys } from '@portico/calls/keys/useCallKeys'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import { pageOf, type KnownLine } from '../day'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  /** Whether the patient has waited longest: the key L calls them. */
  isFirst?: boolean
}

/**
 * Calls the patient; a person who is not in the portal cannot be called. Nothing where the portal has no video
 * calls.
 */
export function CallPatient(props: Props) {
  const hasVideo = useContributions('providers').some(({ kind }) => kind === 'video')
  return hasVideo && <CallButton {...props} />
}

function CallButton({ line, isFirst = false }: Props) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const session = useCallSession()
  const go = useGo()
  const [isBusy, setIsBusy] = useState(false)
  const call = async () => {
    if (!line.isInPortal) return toast({ tone: 'error', text: t('PATIENTS.ERRORS.NOT_IN_PORTAL') })
    setIsBusy(true)
    try {
      await session.start(line.appointmentId, 'doctor')
      go('doctor.consultation', pageOf(line))
    } catch (error) {
      toast({ tone: 'error', text: tc(callFailure(error)) })
    } finally {
      setIsBusy(false)
    }
  }
  useCallKeys({ l: isFirst && !isBusy ? () => void call() : undefined })
  const isBack = line.call?.status === 'inProgress'
  return (
    <Button variant="accent" size="lg" icon="video" busy={isBusy} onClick={() => void call()}>
      {t(isBack ? 'DOCTOR.BACK_TO_CALL' : 'DOCTOR.CALL', { name: line.patientName })}
    </Button>
  )
}
