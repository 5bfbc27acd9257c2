import { useId, useState } from 'react'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { Button } from '@portico/core/ui/actions/Button'
import { Select } from '@portico/core/ui/forms/Select'
import { doubtOf } from '../entry/plausible'
import type { LineId } from '../model/lines'
import { useDevicesText } from '../texts'
import { deviceTime, isStanding, toMeasureSave } from './toMeasureSave'
import type { DeviceReading } from './useBluetooth'

interface Props {
  received: DeviceReading
  isSaving: boolean
  /** Takes whether the measurement is of now, whatever the clock of the device says. */
  save: (isOfNow: boolean) => Promise<void>
  drop: () => void
}

/** What a device has measured. Nothing is saved until the person says so. */
export function ReceivedReading({ received: { reading, name }, isSaving, save, drop }: Props) {
  const { t, value } = useDevicesText()
  const title = useId()
  const zone = browserZone()
  const now = useNow()
  const isAsked = isStanding(reading, zone, now)
  const [when, setWhen] = useState<'' | 'now' | 'then'>('')
  const [hasTried, setHasTried] = useState(false)
  const isOfNow = isAsked && when === 'now'
  const { measureDate } = toMeasureSave(reading, name, zone, now, isOfNow)
  const then = formatDateTime(new Date(deviceTime(reading, zone, now) ?? now).toISOString(), zone)
  const send = () => {
    setHasTried(true)
    if (!isAsked || when !== '') void save(isOfNow)
  }
  const values = Object.entries(reading.values) as [LineId, number][]
  const isUnsure = values.some(([line, measured]) => doubtOf(line, measured, []) !== null)
  return (
    <section className="p-4 hairline rounded-control stack" aria-labelledby={title}>
      <h3 className="h3" id={title}>
        {t('DEVICES.BLUETOOTH_RECEIVED')}
      </h3>
      <dl className="flex flex-wrap gap-y-2 gap-x-6 m-0 text-lg figures [&_dt]:text-sm/normal [&_dd]:m-0">
        {values.map(([line, measured]) => (
          <div key={line}>
            <dt className="text-muted">{t(`DEVICES.LINE.${line}`)}</dt>
            <dd className="font-strong">{value(line, measured)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {[name, formatDateTime(measureDate, zone), reading.meal && t(`DEVICES.MEAL.${reading.meal}`)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reading.user !== undefined && <p>{t('DEVICES.BLUETOOTH_USER', { user: reading.user })}</p>}
      {reading.notes?.map((note) => (
        <p key={note}>{t(`DEVICES.BLUETOOTH_NOTE.${note}`)}</p>
      ))}
      {isAsked && (
        <Select
          label={t('DEVICES.BLUETOOTH_WHEN')}
          hint={t('DEVICES.BLUETOOTH_WHEN_TEXT', { date: then })}
          error={hasTried && when === '' ? t('DEVICES.BLUETOOTH_WHEN_MISSING') : undefined}
          value={when}
          onChange={setWhen}
          options={[
            ...(when === '' ? [{ value: '' as const, label: t('DEVICES.BLUETOOTH_WHEN_CHOOSE') }] : []),
            { value: 'now', label: t('DEVICES.BLUETOOTH_WHEN_NOW') },
            { value: 'then', label: t('DEVICES.BLUETOOTH_WHEN_THEN', { date: then }) },
          ]}
        />
      )}
      {isUnsure && <p>{t('DEVICES.BLUETOOTH_UNSURE')}</p>}
      <div className="flex items-center gap-3 flex-wrap">
        <Button busy={isSaving} busyText={t('DEVICES.SAVING')} onClick={send}>
          {t('DEVICES.SAVE')}
        </Button>
        <Button variant="quiet" onClick={drop}>
          {t('DEVICES.BLUETOOTH_DROP')}
        </Button>
      </div>
    </section>
  )
}
