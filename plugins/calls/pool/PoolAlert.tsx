import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

const input = { capability: 'callPool', quiet: true } as const

/** Asks for a message when a doctor is free, and takes that back. `isWanted`: the person has asked. */
export function PoolAlert({ isWanted }: { isWanted: boolean }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { mutate } = useApi('GET api/video-calls/pool', input)
  const [isBusy, setIsBusy] = useState(false)
  const change = async () => {
    setIsBusy(true)
    try {
      await call('PUT api/video-calls/pool/alert', { ...input, body: { isWanted: !isWanted } })
      await mutate()
    } catch {
      toast({ tone: 'error', text: t('CALLS.POOL.ALERT_FAILED') })
    }
    setIsBusy(false)
  }
  return (
    <div className="stack gap-3">
      <output className="text-pretty">{isWanted && t('CALLS.POOL.ALERT_ON')}</output>
      <div>
        <Button
          variant={isWanted ? 'secondary' : 'accent'}
          icon={isWanted ? undefined : 'bell'}
          busy={isBusy}
          onClick={() => void change()}
        >
          {t(isWanted ? 'CALLS.POOL.ALERT_STOP' : 'CALLS.POOL.ALERT')}
        </Button>
      </div>
    </div>
  )
}
