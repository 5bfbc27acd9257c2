import { useText } from '@portico/core/i18n/useText'
import type { VideoCall } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { toast } from '@portico/core/ui/feedback/toast'
import { callFailure } from '@portico/calls/callFailure'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import type { TextKey } from '../texts'

/** Hours after which a call that nobody ended is over all the same. */
const LONGEST = 4

/** Whether somebody is in a call without an appointment, as after a reload. */
const isFree = ({ appointmentId, status, startedAt }: VideoCall, now: number): boolean =>
  appointmentId === null && status === 'inProgress' && now - Date.parse(startedAt) < LONGEST * 3_600_000

/** The way back into a call without an appointment. */
export function FreeCall({ now }: { now: number }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const session = useCallSession()
  const { actor, subject } = usePersonContext()
  const { data = [] } = useApi('GET api/video-calls/', { capability: 'visits', quiet: true })
  const call = data.find((one) => isFree(one, now))
  if (!call || actor !== subject) return null
  const back = () =>
    session
      .start(null, 'patient')
      .catch((error: unknown) => toast({ tone: 'error', text: tc(callFailure(error)) }))
  return (
    <Notice
      tone="brand"
      icon="video"
      title={t('CALLS.FREE_BACK', { name: call.doctorName })}
      action={
        <Button size="sm" icon="video" onClick={() => void back()}>
          {t('CALLS.FREE_RETURN')}
        </Button>
      }
    />
  )
}
