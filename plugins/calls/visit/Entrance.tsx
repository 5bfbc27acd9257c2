import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { formatLongDateAt } from '@portico/core/format/longDate'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { Message } from './Message'
import { OtherDevice } from './OtherDevice'
import { currentLink, openVisit } from './visitAccess'
import type { TextKey } from '../texts'

/** Opens the link with a click, so that a program that opens addresses opens nothing. Says why a link cannot be opened. */
export function Entrance({ onOpen }: { onOpen: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [link] = useState(currentLink)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  if (link === null || refusal?.message === 'INVALID_TOKEN')
    return <Message title="CALLS.LINK.OVER" text="CALLS.LINK.OVER_TEXT" />
  if (refusal?.message === 'OTHER_DEVICE') return <OtherDevice link={link} />
  const enter = async () => {
    setIsBusy(true)
    setRefusal(null)
    try {
      await openVisit(call, link)
      onOpen()
    } catch (error) {
      setRefusal(error instanceof ApiError ? error : new ApiError(0, ''))
      setIsBusy(false)
    }
  }
  const isEarly = refusal?.message === 'TOO_EARLY'
  return (
    <Message title="CALLS.LINK.TITLE" text="CALLS.LINK.TEXT">
      {isEarly && <Early opensAt={refusal.details?.['opensAt']} />}
      {refusal && !isEarly && <p role="alert">{t('CALLS.LINK.FAILED')}</p>}
      <div>
        <Button variant="accent" size="lg" icon="video" busy={isBusy} onClick={() => void enter()}>
          {t('CALLS.LINK.ENTER')}
        </Button>
      </div>
    </Message>
  )
}

/** Says when the waiting room opens. A back end need not send the instant. */
function Early({ opensAt }: { opensAt: unknown }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const zone = browserZone()
  const at = typeof opensAt === 'string' && !Number.isNaN(Date.parse(opensAt)) ? opensAt : null
  return (
    <div role="alert" className="stack gap-2">
      <p className="font-strong">
        {at === null
          ? t('CALLS.LINK.EARLY_NO_TIME')
          : t('CALLS.LINK.EARLY', {
              date: formatLongDateAt(at, zone, language),
              time: formatTime(at, zone),
            })}
      </p>
      <p className="text-muted">
        {t(at === null ? 'CALLS.LINK.EARLY_NO_TIME_TEXT' : 'CALLS.LINK.EARLY_TEXT')}
      </p>
    </div>
  )
}
