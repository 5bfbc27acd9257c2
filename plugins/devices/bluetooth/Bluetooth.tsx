import { useEffect, useId, useState } from 'react'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Select } from '@portico/core/ui/forms/Select'
import { Card } from '@portico/core/ui/layout/Card'
import { useDevicesText } from '../texts'
import { browserBluetooth, type BluetoothAdapter } from './adapter'
import { profileIds, type ProfileId } from './gatt/profiles'
import { ReceivedReading } from './ReceivedReading'
import { useBluetooth } from './useBluetooth'

/** Measures with a device by Bluetooth, where the browser can. */
export function Bluetooth() {
  const { t } = useDevicesText()
  const title = useId()
  const adapter = browserBluetooth()
  const isOn = useIsOn(adapter)
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DEVICES.BLUETOOTH')}
      </h2>
      {adapter && isOn ? (
        <Measure adapter={adapter} />
      ) : (
        <Notice
          title={t(adapter ? 'DEVICES.BLUETOOTH_OFF' : 'DEVICES.BLUETOOTH_NO')}
          action={
            <Link
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
              to="videoConsultation.videoCall.devices"
              params={{ series: 'new' }}
            >
              {t('DEVICES.ADD')}
            </Link>
          }
        >
          {t(adapter ? 'DEVICES.BLUETOOTH_OFF_TEXT' : 'DEVICES.BLUETOOTH_NO_TEXT')}
        </Notice>
      )}
    </Card>
  )
}

/** Whether Bluetooth is on. A browser that does not say is taken to be ready. */
function useIsOn(adapter: BluetoothAdapter | null): boolean {
  const [isOn, setIsOn] = useState(true)
  useEffect(() => {
    adapter?.getAvailability?.().then(setIsOn, () => undefined)
  }, [adapter])
  return isOn
}

function Measure({ adapter }: { adapter: BluetoothAdapter }) {
  const { t } = useDevicesText()
  const [profile, setProfile] = useState<ProfileId>('pressure')
  const bluetooth = useBluetooth(adapter)
  const { phase, name, received, problem } = bluetooth
  const options = profileIds.map((id) => ({ value: id, label: t(`DEVICES.BLUETOOTH_PROFILE.${id}`) }))
  return (
    <>
      <p className="text-muted">{t('DEVICES.BLUETOOTH_TEXT')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('DEVICES.BLUETOOTH_KIND')}
          value={profile}
          disabled={phase !== 'idle'}
          onChange={setProfile}
          options={options}
        />
        {phase === 'waiting' ? (
          <Button variant="secondary" onClick={bluetooth.stop}>
            {t('DEVICES.BLUETOOTH_STOP')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon="search"
            busy={phase === 'connecting'}
            busyText={t('DEVICES.BLUETOOTH_BUSY')}
            onClick={() => void bluetooth.find(profile)}
          >
            {t('DEVICES.BLUETOOTH_FIND')}
          </Button>
        )}
      </div>
      <output>
        {phase === 'waiting' &&
          !received &&
          t('DEVICES.BLUETOOTH_WAITING', { name: name || t(`DEVICES.BLUETOOTH_PROFILE.${profile}`) })}
      </output>
      {received && <ReceivedReading {...bluetooth} received={received} />}
      {problem && (
        <Notice tone="danger" role="alert">
          {t(`DEVICES.BLUETOOTH_${problem}`)}
        </Notice>
      )}
    </>
  )
}
