import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { useCallText } from '@portico/calls/texts'
import { currentLink, forgetVisit, hasVisit, openVisit } from '../visit/visitAccess'
import type { TextKey } from '../texts'
import { GuestRoom } from './GuestRoom'
import { GuestMessage } from './GuestMessage'

/**
 * The page of the link of a guest (decision 983): a button, the door, and the call, for somebody without an account. It leads
 * nowhere else.
 */
export default function Guest() {
  // The door and the call need them: a page that is shown must not disappear again while they load.
  useCallText()
  const [stage, setStage] = useState<'entrance' | 'room' | 'gone'>(() => (hasVisit() ? 'room' : 'entrance'))
  const end = () => {
    forgetVisit()
    setStage('gone')
  }
  if (stage === 'gone')
    return (
      <GuestMessage title="CALLS.GUEST.GONE" text="CALLS.GUEST.GONE_TEXT">
        <p className="flex items-center gap-3 flex-wrap">
          <SupportLinks />
        </p>
      </GuestMessage>
    )
  return stage === 'room' ? (
    <GuestRoom onEnd={end} />
  ) : (
    <Entrance onOpen={() => setStage('room')} onEnd={end} />
  )
}

/** Opens the link with a click, so that a program that opens addresses opens nothing. */
function Entrance({ onOpen, onEnd }: { onOpen: () => void; onEnd: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const open = async () => {
    setIsBusy(true)
    try {
      await openVisit(call, currentLink() ?? '')
      onOpen()
    } catch (error) {
      if (error instanceof ApiError && error.status === 400) return onEnd()
      setHasFailed(true)
      setIsBusy(false)
    }
  }
  return (
    <>
      <PageHeader title={t('CALLS.GUEST.TITLE')} />
      <div className="stack gap-4 max-w-[60rem]">
        <p className="lead">{t('CALLS.GUEST.TEXT')}</p>
        {hasFailed && <p role="alert">{t('CALLS.GUEST.FAILED')}</p>}
        <div>
          <Button variant="accent" size="lg" icon="video" busy={isBusy} onClick={() => void open()}>
            {t('CALLS.GUEST.OPEN')}
          </Button>
        </div>
      </div>
    </>
  )
}
