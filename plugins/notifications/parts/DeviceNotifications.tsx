import { useState } from 'react'
import type { PushSettings } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { toast } from '@portico/core/ui/feedback/toast'
import { Switch } from '@portico/core/ui/forms/Switch'
import { isRefused, pushSupport, subscribe, unsubscribe } from '../pushService'
import type { TextKey } from '../texts'
import { OtherDevices } from './OtherDevices'
import { Panel } from './Panel'

/** Whether this device notifies the person while the portal is closed, and which other devices do. */
export function DeviceNotifications() {
  const t = useText<TextKey>()
  const source = useApi('GET api/push/', { capability: 'push', quiet: 'faults' })
  const { data } = source
  const write = (devices: PushSettings['devices']) =>
    source.mutate(data && { ...data, devices }, { revalidate: false })
  return (
    <Panel
      title={t('NOTIFICATIONS.PUSH')}
      source={source}
      lead={<p className="text-muted">{t('NOTIFICATIONS.PUSH.TEXT')}</p>}
    >
      {data && <ThisDevice settings={data} onChange={write} />}
      {data && <OtherDevices devices={data.devices} onChange={write} />}
    </Panel>
  )
}

interface Props {
  settings: PushSettings
  onChange: (devices: PushSettings['devices']) => Promise<unknown>
}

function ThisDevice({ settings, onChange }: Props) {
  const t = useText<TextKey>()
  const [isDenied, setIsDenied] = useState(isRefused)
  const turn = useTurn(settings, onChange)
  const support = pushSupport()
  if (support !== 'yes')
    return <p>{t(support === 'install' ? 'NOTIFICATIONS.PUSH.INSTALL' : 'NOTIFICATIONS.PUSH.NONE')}</p>
  if (isDenied) return <p>{t('NOTIFICATIONS.PUSH.DENIED')}</p>
  const isOn = settings.devices.some(({ isCurrent }) => isCurrent)
  return (
    <Switch checked={isOn} onChange={(wanted) => void turn(wanted).then(() => setIsDenied(isRefused()))}>
      {t('NOTIFICATIONS.PUSH.SWITCH')}
    </Switch>
  )
}

/** Returns a function that turns the notifications of this device on or off, and says how it went. */
function useTurn({ publicKey, devices }: PushSettings, onChange: Props['onChange']) {
  const t = useText<TextKey>()
  const call = useCall()
  const turnOn = async () => {
    const body = await subscribe(publicKey)
    if (body === null) return
    await onChange(await call('POST api/push/', { capability: 'push', body }))
    toast({ tone: 'success', text: t('NOTIFICATIONS.PUSH.ON') })
  }
  const turnOff = async () => {
    const current = devices.find(({ isCurrent }) => isCurrent)
    if (current) await call('DELETE api/push/{id}', { capability: 'push', params: { id: current.id } })
    await onChange(devices.filter((device) => device !== current))
    toast({ tone: 'success', text: t('NOTIFICATIONS.PUSH.OFF') })
    // The server sends nothing any more, whatever the push service of the browser says.
    await unsubscribe().catch(() => undefined)
  }
  return (wanted: boolean) =>
    (wanted ? turnOn() : turnOff()).catch(() =>
      toast({ tone: 'error', text: t('NOTIFICATIONS.PUSH.FAILED') }),
    )
}
