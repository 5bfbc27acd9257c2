import { useMemo, useState } from 'react'
import { keyOfSource, type DeviceLines } from '../model/devices'

/** Which of several devices are shown: all at first, and never none. */
export function useShownDevices(devices: readonly DeviceLines[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const shown = useMemo(
    () => devices.filter(({ source }) => !hidden.has(keyOfSource(source))),
    [devices, hidden],
  )
  const isShown = (device: DeviceLines) => shown.includes(device)
  const toggle = (device: DeviceLines) => {
    const key = keyOfSource(device.source)
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    if (devices.some(({ source }) => !next.has(keyOfSource(source)))) setHidden(next)
  }
  return { shown, isShown, toggle }
}
