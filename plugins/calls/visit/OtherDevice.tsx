import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { Message } from './Message'
import type { TextKey } from '../texts'

/** A link that another device has opened: the patient gets a new one, at their own address. */
export function OtherDevice({ link }: { link: string }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle')
  const [failure, setFailure] = useState<TextKey | null>(null)
  const renew = async () => {
    setState('busy')
    setFailure(null)
    try {
      await call('POST api/visit-links/renew', {
        capability: 'visitLinks',
        body: { token: link },
        quiet: true,
      })
      setState('sent')
    } catch (error) {
      const isTooMany = error instanceof ApiError && error.status === 429
      setFailure(isTooMany ? 'CALLS.LINK.TOO_MANY' : 'CALLS.LINK.FAILED')
      setState('idle')
    }
  }
  if (state === 'sent') return <Message title="CALLS.LINK.RENEWED" text="CALLS.LINK.RENEWED_TEXT" />
  return (
    <Message title="CALLS.LINK.OTHER" text="CALLS.LINK.OTHER_TEXT">
      {failure && <p role="alert">{t(failure)}</p>}
      <div>
        <Button size="lg" icon="mail" busy={state === 'busy'} onClick={() => void renew()}>
          {t('CALLS.LINK.RENEW')}
        </Button>
      </div>
    </Message>
  )
}
