import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { AccountSession } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { leaveEnded } from '@portico/core/session/leaveEnded'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { toast } from '@portico/core/ui/feedback/toast'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { Setting } from './Setting'
import type { TextKey } from '../texts'

/** The sessions of the account with their devices, to end one or all. */
export function Sessions({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { data, error, mutate } = useApi('GET api/users/sessions', {
    capability: 'sessions',
    quiet: 'faults',
  })
  const [isEnding, setIsEnding] = useState(false)
  const end = async ({ id }: AccountSession) => {
    await call('DELETE api/users/sessions/{id}', { capability: 'sessions', params: { id } })
    await mutate()
    toast({ tone: 'success', text: t('ACCOUNT.SESSIONS.ENDED') })
  }
  const endAll = async () => {
    setIsEnding(true)
    try {
      await call('DELETE api/users/sessions')
      leaveEnded('/auth')
    } catch {
      setIsEnding(false)
    }
  }
  return (
    <Dialog
      title={t('ACCOUNT.SESSIONS.TITLE')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" busy={isEnding} onClick={() => void endAll()}>
            {t('ACCOUNT.SESSIONS.END_ALL')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('ACCOUNT.BACK')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('ACCOUNT.SESSIONS.TEXT')}</p>
      {error && !data ? (
        <ErrorState title={t('ACCOUNT.FAILED')} onRetry={() => void mutate()} level={3} />
      ) : data ? (
        <ul className="list">
          {data.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              onEnd={() => void end(session).catch(() => undefined)}
            />
          ))}
        </ul>
      ) : (
        <Loading>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
    </Dialog>
  )
}

function SessionLine({ session, onEnd }: { session: AccountSession; onEnd: () => void }) {
  const t = useText<TextKey>()
  const { browser, system } = session.device
  const device = [browser, system].filter(Boolean).join(' · ') || t('ACCOUNT.SESSIONS.UNKNOWN')
  const last = t('ACCOUNT.SESSIONS.LAST', { at: formatDateTime(session.lastUsedAt, browserZone()) })
  return (
    <Setting
      icon="monitor-up"
      value={device}
      note={session.isCurrent ? t('ACCOUNT.SESSIONS.CURRENT') : last}
      action={
        !session.isCurrent && (
          <button type="button" className="link link-underlined" onClick={onEnd}>
            {t('ACCOUNT.SESSIONS.END')} <span className="sr-only">: {device}</span>
          </button>
        )
      }
    />
  )
}
