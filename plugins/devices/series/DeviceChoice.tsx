import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { keyOfSource, type DeviceLines } from '../model/devices'
import { useDevicesText } from '../texts'
import { DeviceKey } from './DeviceKey'

interface Props {
  devices: readonly DeviceLines[]
  isShown: (device: DeviceLines) => boolean
  onToggle: (device: DeviceLines) => void
}

/** The devices that measured a series, each with how often and its average; what is not ticked is neither drawn nor counted. */
export function DeviceChoice({ devices, isShown, onToggle }: Props) {
  const { t, number, sourceName } = useDevicesText()
  if (devices.length < 2) return null
  return (
    <fieldset className="stack gap-2">
      <legend className="font-strong">{t('DEVICES.DEVICES')}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {devices.map((device, place) => {
          const { source, lines } = device
          const averages = lines.flatMap(({ id, average }) => (average === null ? [] : [number(id, average)]))
          return (
            <Checkbox key={keyOfSource(source)} checked={isShown(device)} onChange={() => onToggle(device)}>
              <span className="inline-flex items-center gap-2 font-strong">
                <DeviceKey place={place} isSpan={lines.some(({ id }) => id === 'systolic')} />
                {sourceName(source)}
              </span>
              <span className="block text-sm text-muted">
                {t('DEVICES.COUNT', { count: source.count })}
                {averages.length > 0 && ` · ${t('DEVICES.AVERAGE_OF', { value: averages.join('/') })}`}
              </span>
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  )
}
