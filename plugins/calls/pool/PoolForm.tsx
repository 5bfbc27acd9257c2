import { useText } from '@portico/core/i18n/useText'
import { useState, type FormEvent } from 'react'
import type { CallPool } from '@schemas/generated/entities'
import { callFailure } from '@portico/calls/callFailure'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { TextField } from '@portico/core/ui/forms/TextField'
import { callsLeft } from './poolState'
import type { TextKey } from '../texts'

/** Characters of what the patient writes for the doctor. */
const REASON_MAX = 300

/** What somebody should know before they call, what they want to say beforehand, and the button. */
export function PoolForm({ pool }: { pool: CallPool }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const session = useCallSession()
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const left = callsLeft(pool)
  const call = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    setFailure(null)
    try {
      await session.start(null, 'patient', reason.trim() === '' ? {} : { reason })
    } catch (error) {
      setFailure(tc(callFailure(error)))
      setIsBusy(false)
    }
  }
  return (
    <form className="stack" onSubmit={(event) => void call(event)}>
      <ul className="stack gap-2 ps-5 list-disc">
        <li>{t('CALLS.POOL.WHO', { count: pool.online })}</li>
        <li>{t('CALLS.POOL.NAME')}</li>
        <li>{t('CALLS.POOL.RECORDS')}</li>
        {left !== null && <li>{t('CALLS.POOL.LEFT', { count: left, all: pool.perMonth ?? 0 })}</li>}
      </ul>
      <TextField
        label={t('CALLS.POOL.REASON')}
        hint={t('CALLS.POOL.REASON_HINT')}
        optional
        value={reason}
        maxLength={REASON_MAX}
        onChange={setReason}
      />
      <div className="flex items-center gap-3 flex-wrap">
        <Button type="submit" size="lg" icon="video" busy={isBusy}>
          {t('CALLS.POOL.CALL')}
        </Button>
        <Link className="link" to="videoConsultation.videoCheck">
          {t('CALLS.CHECK_LINK')}
        </Link>
      </div>
      {failure && <p role="alert">{failure}</p>}
    </form>
  )
}
