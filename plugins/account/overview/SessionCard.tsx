import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useSession } from '@portico/core/session/useSession'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { saveFile } from '@portico/core/files/saveFile'
import { Panel } from './Panel'
import { Sessions } from './Sessions'
import type { TextKey } from '../texts'

/** Signs out here or elsewhere, and downloads what the portal keeps about the person. */
export function SessionCard() {
  const t = useText<TextKey>()
  const call = useCall()
  const { signOut } = useSession()
  const hasSessions = useCapability('sessions')
  const hasExport = useCapability('accountExport')
  const [showsSessions, setShowsSessions] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const download = () => {
    setIsLoading(true)
    void call('GET api/users/export', { capability: 'accountExport', file: true })
      .then((file) => saveFile('my-data.json', file))
      .then(
        () => toast({ tone: 'success', text: t('ACCOUNT.DOWNLOADED') }),
        (error: unknown) => {
          // The client has shown the other errors.
          if (error instanceof ApiError && error.status === 429)
            toast({ tone: 'error', text: t('ACCOUNT.TOO_MUCH_WORK') })
        },
      )
      .finally(() => setIsLoading(false))
  }
  return (
    <Panel title={t('ACCOUNT.SESSION')}>
      <div className="stack gap-1">
        <Button variant="secondary" block icon="log-out" onClick={signOut}>
          {t('ACCOUNT.SIGN_OUT')}
        </Button>
        {hasSessions && (
          <Button variant="quiet" block onClick={() => setShowsSessions(true)}>
            {t('ACCOUNT.SESSIONS')}
          </Button>
        )}
        {hasExport && (
          <Button variant="quiet" block icon="download" busy={isLoading} onClick={download}>
            {t('ACCOUNT.DOWNLOAD')}
          </Button>
        )}
      </div>
      {showsSessions && <Sessions onClose={() => setShowsSessions(false)} />}
    </Panel>
  )
}
