import { useEffect, useState } from 'react'
import { Select } from '@portico/core/ui/forms/Select'
import { readChosenDevices, rememberDevices, type ChosenDevices } from '../media/chosenDevices'
import { callSession } from './useCallSession'
import { useCallText } from '../texts'

const kinds = [
  ['camera', 'videoinput', 'CALL.CHOOSE_CAMERA'],
  ['microphone', 'audioinput', 'CALL.CHOOSE_MICROPHONE'],
  ['speaker', 'audiooutput', 'CALL.CHOOSE_SPEAKER'],
] as const

/** The choice of devices during a call, under its heading; nothing where there is nothing to choose. */
export function CallDevices() {
  const t = useCallText()
  const devices = useDevices()
  if (!kinds.some(([, kind]) => ofKind(devices, kind).length > 1)) return null
  return (
    <section className="stack gap-2" aria-labelledby="call-devices">
      <h3 className="text-sm/normal font-semibold text-muted" id="call-devices">
        {t('CALL.DEVICES')}
      </h3>
      <ChooseDevices onChange={() => void callSession.devices.reopen()} />
    </section>
  )
}

/** Chooses the devices of this browser, where it has more than one of a kind. They are remembered for every call. */
export function ChooseDevices({ onChange }: { onChange: () => void }) {
  const t = useCallText()
  const devices = useDevices()
  const [chosen, setChosen] = useState(readChosenDevices)
  const choose = (change: ChosenDevices) => {
    rememberDevices(change)
    setChosen({ ...chosen, ...change })
    onChange()
  }
  return kinds.map(([name, kind, label]) => {
    const known = ofKind(devices, kind)
    if (known.length < 2) return null
    const options = known.map(({ deviceId, label: text }) => ({ value: deviceId, label: text }))
    return (
      <Select
        key={name}
        label={t(label)}
        value={chosen[name] ?? ''}
        onChange={(value) => choose({ [name]: value || undefined })}
        options={[{ value: '', label: t('CALL.DEFAULT_DEVICE') }, ...options]}
      />
    )
  })
}

const ofKind = (devices: readonly MediaDeviceInfo[], kind: MediaDeviceKind) =>
  devices.filter((device) => device.kind === kind && device.deviceId !== '')

/** The devices of this browser, also those that are plugged in later. Their names come with the permission. */
function useDevices(): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([])
  useEffect(() => {
    const read = () => void navigator.mediaDevices.enumerateDevices().then(setDevices, () => undefined)
    read()
    const timer = setInterval(read, 3000)
    navigator.mediaDevices.addEventListener('devicechange', read)
    return () => {
      clearInterval(timer)
      navigator.mediaDevices.removeEventListener('devicechange', read)
    }
  }, [])
  return devices
}
