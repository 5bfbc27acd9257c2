import { useEffect, useState } from 'react'
import { Select } from '@core/ui/forms/Select'
import { readChosenDevices, rememberDevices, type ChosenDevices } from '@kits/calls/media/chosenDevices'
import { useCallText } from '@kits/calls/texts'

const kinds = [
  ['camera', 'videoinput', 'CALL.CHOOSE_CAMERA'],
  ['microphone', 'audioinput', 'CALL.CHOOSE_MICROPHONE'],
  ['speaker', 'audiooutput', 'CALL.CHOOSE_SPEAKER'],
] as const

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
    const known = devices.filter((device) => device.kind === kind && device.deviceId !== '')
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
