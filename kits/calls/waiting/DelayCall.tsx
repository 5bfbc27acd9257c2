import { useState } from 'react'
import type { VideoCall } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { callFailure } from '../callFailure'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'

/** The minutes that a doctor asks a waiting patient for. */
const MINUTES = 5

interface Props {
  /** The call in which a patient waits. */
  call: Pick<VideoCall, 'id' | 'expectedAt'>
  /** The patient. */
  name: string
  isOnDeep?: boolean
}

/** Tells a waiting patient when the doctor takes them: they read the doctor's hour. Afterwards it says which hour was told. */
export function DelayCall({ call, name, isOnDeep = false }: Props) {
  const t = useCallText()
  const [isBusy, setIsBusy] = useState(false)
  const delay = async () => {
    setIsBusy(true)
    try {
      await callSession.delay(call.id, MINUTES)
      toast({ tone: 'success', text: t('CALL.TOLD', { name }) })
    } catch (error) {
      toast({ tone: 'error', text: t(callFailure(error)) })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <>
      {call.expectedAt && (
        <span className="text-sm">
          {t('CALL.TOLD_AT', { time: formatTime(call.expectedAt, browserZone()) })}
        </span>
      )}
      <Button
        variant={isOnDeep ? 'on-deep' : 'secondary'}
        icon="clock"
        busy={isBusy}
        aria-label={t('CALL.IN_FIVE_TO', { name })}
        onClick={() => void delay()}
      >
        {t('CALL.IN_FIVE')}
      </Button>
    </>
  )
}
