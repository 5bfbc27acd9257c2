import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { CallPool } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

type Duty = NonNullable<CallPool['duty']>

const input = { capability: 'callPool', quiet: true } as const

/** Whether calls without an appointment ring at the doctor now, until when, and the pause. Nothing for a doctor who takes none. */
export function PoolDuty() {
  const t = useText<TextKey>()
  const { data, mutate } = useApi('GET api/video-calls/pool', input)
  const duty = data?.isOffered && data.isOpen ? data.duty : null
  if (!duty) return null
  return (
    <Card as="section" className="stack gap-2" aria-labelledby="duty-title">
      <h2 className="h3" id="duty-title">
        {t(duty.pausedAt ? 'DOCTOR.DUTY.PAUSED' : duty.isAvailable ? 'DOCTOR.DUTY.ON' : 'DOCTOR.DUTY.OFF')}
      </h2>
      <Reach duty={duty} />
      <output>{duty.waiting > 0 && t('DOCTOR.DUTY.WAITING', { count: duty.waiting })}</output>
      {duty.pausedAt !== undefined && (
        <Pause isPaused={duty.pausedAt !== null} onChange={async () => void (await mutate())} />
      )}
    </Card>
  )
}

function Reach({ duty: { isAvailable, pausedAt, until } }: { duty: Duty }) {
  const t = useText<TextKey>()
  const text = pausedAt
    ? t('DOCTOR.DUTY.PAUSED_TEXT', { time: formatTime(pausedAt, browserZone()) })
    : !isAvailable
      ? t('DOCTOR.DUTY.BUSY')
      : until
        ? t('DOCTOR.DUTY.UNTIL', { time: formatTime(until, browserZone()) })
        : t('DOCTOR.DUTY.ANY')
  return <p className="text-muted text-pretty">{text}</p>
}

/** Stops such calls for now, and lets them come again. */
function Pause({ isPaused, onChange }: { isPaused: boolean; onChange: () => Promise<void> }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const change = async () => {
    setIsBusy(true)
    try {
      await call('PUT api/video-calls/pool/duty', { ...input, body: { isPaused: !isPaused } })
      await onChange()
    } catch {
      toast({ tone: 'error', text: t('DOCTOR.DUTY.FAILED') })
    }
    setIsBusy(false)
  }
  return (
    <div>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void change()}>
        {t(isPaused ? 'DOCTOR.DUTY.RESUME' : 'DOCTOR.DUTY.PAUSE')}
      </Button>
    </div>
  )
}
