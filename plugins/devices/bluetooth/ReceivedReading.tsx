import { useId } from 'react'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { Button } from '@portico/core/ui/actions/Button'
import { doubtOf } from '../entry/plausible'
import type { LineId } from '../model/lines'
import { useDevicesText } from '../texts'
import { toMeasureSave } from './toMeasureSave'
import type { DeviceReading } from './useBluetooth'

interface Props {
  received: DeviceReading
  isSaving: boolean
  save: () => Promise<void>
  drop: () => void
}

/** What a device has measured. Nothing is saved until the person says so. */
export function ReceivedReading({ received: { reading, name }, isSaving, save, drop }: Props) {
  const { t, value } = useDevicesText()
  const title = useId()
  const zone = browserZone()
  const { measureDate } = toMeasureSave(reading, name, zone, useNow())
  const values = Object.entries(reading.values) as [LineId, number][]
  const isUnsure = values.some(([line, measured]) => doubtOf(line, measured, []) !== null)
  return (
    <section className="p-4 hairline rounded-control stack" aria-labelledby={title}>
      <h3 className="h3" id={title}>
        {t('DEVICES.BLUETOOTH_RECEIVED')}
      </h3>
      <dl className="devices-values">
        {values.map(([line, measured]) => (
          <div key={line}>
            <dt className="text-muted">{t(`DEVICES.LINE.${line}`)}</dt>
            <dd className="font-strong">{value(line, measured)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {[name, formatDateTime(measureDate, zone)].filter(Boolean).join(' · ')}
      </p>
      {isUnsure && <p>{t('DEVICES.BLUETOOTH_UNSURE')}</p>}
      <div className="flex items-center gap-3 flex-wrap">
        <Button busy={isSaving} busyText={t('DEVICES.SAVING')} onClick={() => void save()}>
          {t('DEVICES.SAVE')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('DEVICES.BLUETOOTH_DROP')}
        </Button>
      </div>
    </section>
  )
}
