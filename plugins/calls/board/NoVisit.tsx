import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useBookingEntry } from '@portico/booking/useEntry'
import { callFailure } from '@portico/calls/callFailure'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Link } from '@portico/core/routing/Link'
import { useUser } from '@portico/core/session/useUser'
import { usePersonContext } from '@portico/core/session/personContext'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { AddToPlan } from './AddToPlan'
import type { TextKey } from '../texts'

/** No video visit is near: book one, call a doctor who is free, or try the devices. */
export function NoVisit() {
  const t = useText<TextKey>()
  const entry = useBookingEntry()
  return (
    <Card flush>
      <EmptyState
        icon="video"
        title={t('CALLS.NONE')}
        text={t('CALLS.NONE_HINT')}
        action={
          <div className="stack gap-3 text-center justify-items-center">
            {entry && (
              <Link to={entry.route} className={buttonClass({ variant: 'primary' })}>
                {t('CALLS.BOOK')}
              </Link>
            )}
            <CallNow />
            <Link className="link" to="videoConsultation.videoCheck">
              {t('CALLS.CHECK_LINK')}
            </Link>
          </div>
        }
      />
    </Card>
  )
}

/** A call without an appointment, for people with a doctor at any hour. Not while acting for somebody. */
function CallNow() {
  const t = useText<TextKey>()
  const tc = useCallText()
  const session = useCallSession()
  const user = useUser()
  const { actor, subject } = usePersonContext()
  const [failure, setFailure] = useState<string | null>(null)
  // A server with a pool says itself who may call, and when.
  const hasPool = useCapability('callPool')
  if (!user || actor !== subject) return null
  if (hasPool) return user.isDoctor24 || user.isPlus ? null : <AddToPlan />
  if (!user.isDoctor24) return user.isPlus ? null : <AddToPlan />
  const call = () =>
    session.start(null, 'patient').catch((error: unknown) => setFailure(tc(callFailure(error))))
  return (
    <>
      <Button variant="secondary" icon="video" onClick={() => void call()}>
        {t('CALLS.CALL_NOW')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
