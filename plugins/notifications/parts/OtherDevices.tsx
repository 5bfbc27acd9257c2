import { useId } from 'react'
import type { PushDevice } from '@schemas/generated/entities'
import { browserZone, formatDate } from '@portico/core/format/dates'
import { useCall } from '@portico/core/http/useCall'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

interface Props {
  devices: readonly PushDevice[]
  onChange: (devices: PushDevice[]) => Promise<unknown>
}

/** The other devices that notify the person, each with a button that ends it. */
export function OtherDevices({ devices, onChange }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  const nameOf = useDeviceName()
  const call = useCall()
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  if (others.length === 0) return null
  const remove = async (device: PushDevice) => {
    await call('DELETE api/push/{id}', { capability: 'push', params: { id: device.id } })
    await onChange(devices.filter((one) => one !== device))
    toast({ tone: 'success', text: t('NOTIFICATIONS.PUSH.REMOVED') })
  }
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <h3 className="h3" id={id}>
        {t('NOTIFICATIONS.PUSH.OTHERS')}
      </h3>
      <ul className="stack gap-3">
        {others.map((device) => (
          <li key={device.id} className="flex items-center justify-between gap-3 flex-wrap">
            <span>
              {t('NOTIFICATIONS.PUSH.DEVICE', {
                device: nameOf(device),
                date: formatDate(device.since, browserZone()),
              })}
            </span>
            <Button
              variant="danger-quiet"
              aria-label={t('NOTIFICATIONS.PUSH.REMOVE_LABEL', { device: nameOf(device) })}
              onClick={() => void remove(device).catch(() => undefined)}
            >
              {t('NOTIFICATIONS.PUSH.REMOVE')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the name of a device: "Chrome en Android". */
function useDeviceName() {
  const t = useText<TextKey>()
  return ({ device: { browser, system } }: PushDevice): string =>
    browser && system
      ? t('NOTIFICATIONS.PUSH.NAME', { browser, system })
      : (browser ?? system ?? t('NOTIFICATIONS.PUSH.UNKNOWN'))
}
