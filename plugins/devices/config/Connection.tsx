import { useId, useState } from 'react'
import type { DeviceAuthorization } from '@schemas/generated/entities'
import { browserZone, formatDate, formatDateTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Loading } from '@portico/core/ui/feedback/Skeleton'
import { Card } from '@portico/core/ui/layout/Card'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { useDevicesText } from '../texts'
import { useConnection } from './useConnection'

interface Props {
  authorization: DeviceAuthorization
  name: string
}

/** The account at the device provider: connect, its state, read its measurements, remove. */
export function Connection({ authorization, name }: Props) {
  const { t } = useDevicesText()
  const title = useId()
  const { work, outcome, connect, synchronize, disconnect } = useConnection(name)
  const state = stateOf(authorization)
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DEVICES.CONNECTION', { name })}
      </h2>
      {work === 'completing' ? (
        <Loading>
          <p>{t('DEVICES.CONNECT_FINISHING', { name })}</p>
        </Loading>
      ) : (
        <State authorization={authorization} name={name} />
      )}
      {outcome && (
        <Notice tone={outcome.tone} role={outcome.tone === 'danger' ? 'alert' : 'status'}>
          {outcome.text}
        </Notice>
      )}
      <div className="flex items-center gap-3 flex-wrap">
        {state === 'connected' ? (
          <Button
            variant="secondary"
            icon="refresh-cw"
            busy={work === 'synchronizing'}
            busyText={t('DEVICES.SYNC_BUSY')}
            onClick={() => void synchronize()}
          >
            {t('DEVICES.SYNC')}
          </Button>
        ) : (
          <Button
            busy={work === 'leaving'}
            disabled={work === 'completing'}
            busyText={t('DEVICES.CONNECT_BUSY', { name })}
            onClick={() => void connect()}
          >
            {state === 'none' ? t('DEVICES.CONNECT', { name }) : t('DEVICES.CONNECT_AGAIN')}
          </Button>
        )}
        {state !== 'none' && <Disconnect name={name} disconnect={disconnect} />}
      </div>
    </Card>
  )
}

const stateOf = ({ state, isAuthorized }: DeviceAuthorization) =>
  state ?? (isAuthorized ? 'connected' : 'none')

function State({ authorization, name }: Props) {
  const { t } = useDevicesText()
  const { connectedAt, syncedAt } = authorization
  const state = stateOf(authorization)
  const zone = browserZone()
  if (state === 'none') return <p className="text-muted">{t('DEVICES.CONNECT_TEXT', { name })}</p>
  if (state === 'expired')
    return (
      <Notice tone="warning" title={t('DEVICES.CONNECT_EXPIRED', { name })}>
        {t('DEVICES.CONNECT_EXPIRED_TEXT')}
      </Notice>
    )
  return (
    <div>
      {connectedAt && (
        <p className="font-strong">{t('DEVICES.CONNECTED_SINCE', { date: formatDate(connectedAt, zone) })}</p>
      )}
      <p className="text-muted">
        {syncedAt
          ? t('DEVICES.SYNCED_AT', { date: formatDateTime(syncedAt, zone) })
          : t('DEVICES.SYNC_NEVER')}
      </p>
    </div>
  )
}

interface DisconnectProps {
  name: string
  disconnect: () => Promise<void>
}

function Disconnect({ name, disconnect }: DisconnectProps) {
  const { t } = useDevicesText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('DEVICES.DISCONNECT')}
      </Button>
      <ConfirmDialog
        title={t('DEVICES.DISCONNECT_ASK', { name })}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={t('DEVICES.DISCONNECT')}
        confirmBusy={t('DEVICES.DISCONNECT_BUSY')}
        keep={t('DEVICES.DISCONNECT_KEEP')}
        onConfirm={disconnect}
      >
        <p>{t('DEVICES.DISCONNECT_TEXT', { name })}</p>
      </ConfirmDialog>
    </>
  )
}
