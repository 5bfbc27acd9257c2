import { useState } from 'react'
import type { Device } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { CardFoot } from '@portico/core/ui/layout/CardFoot'
import { useDevicesText } from '../texts'

/** The devices and files that have sent readings. */
export function Sources({ devices }: { devices: readonly Device[] }) {
  const { t } = useDevicesText()
  const [leaving, setLeaving] = useState<Device | null>(null)
  return (
    <Card as="section" flush aria-labelledby="devices-list">
      <CardHead as="h2" className="h2" id="devices-list">
        {t('DEVICES.SOURCES')}
      </CardHead>
      {devices.length === 0 ? (
        <CardFoot as="p" className="text-muted">
          {t('DEVICES.NO_SOURCES')}
        </CardFoot>
      ) : (
        <ul className="list">
          {devices.map((device) => (
            <Row key={device.id} device={device} onForget={() => setLeaving(device)} />
          ))}
        </ul>
      )}
      {leaving && <Forget device={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  )
}

function Row({ device: { name, origin: by, lastSeen }, onForget }: { device: Device; onForget: () => void }) {
  const { t, origin } = useDevicesText()
  return (
    <li className="list-row">
      <span className="text-brand">
        <Icon name="activity" />
      </span>
      <span className="min-w-0 flex-1 grid gap-0.5">
        <span className="font-strong">{name}</span>
        <span className="text-sm text-muted">
          {origin(by)} · {formatDateTime(lastSeen, browserZone())}
        </span>
      </span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('DEVICES.FORGET_NAME', { name })}
        onClick={onForget}
      >
        {t('DEVICES.FORGET')}
      </Button>
    </li>
  )
}

function Forget({ device: { id, name }, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useDevicesText()
  const call = useCall()
  const invalidate = useInvalidate()
  const forget = async () => {
    try {
      await call('DELETE api/devices/{id}', { params: { id }, quiet: true })
    } catch (error) {
      toast({ tone: 'error', text: t('DEVICES.FORGET_FAILED') })
      throw error
    }
    toast({ tone: 'success', text: t('DEVICES.FORGOTTEN') })
    await invalidate('api/lifeVit')
  }
  return (
    <ConfirmDialog
      title={t('DEVICES.FORGET_ASK', { name })}
      isOpen
      onClose={onClose}
      confirm={t('DEVICES.FORGET')}
      confirmBusy={t('DEVICES.DISCONNECT_BUSY')}
      keep={t('DEVICES.FORGET_KEEP')}
      onConfirm={forget}
    >
      <p>{t('DEVICES.FORGET_TEXT')}</p>
    </ConfirmDialog>
  )
}
