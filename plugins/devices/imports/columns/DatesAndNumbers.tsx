import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { Select } from '@portico/core/ui/forms/Select'
import { Card } from '@portico/core/ui/layout/Card'
import { browserZone } from '@portico/core/format/dates'
import type { ColumnAnswers } from '../../import/csv/answers'
import { useDevicesText } from '../../texts'

/** Where people of the portal live and travel; the zone of the device is always among them. */
const usualZones = [
  'Europe/Madrid',
  'Atlantic/Canary',
  'Europe/Lisbon',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
  'America/Mexico_City',
  'America/Bogota',
  'America/Lima',
  'America/Santiago',
  'America/Argentina/Buenos_Aires',
  'UTC',
] as const

interface Props {
  answers: ColumnAnswers
  isOrderKnown: boolean
  onChange: (answers: ColumnAnswers) => void
}

/** The order of the dates, the decimal sign and the zone of a table. */
export function DatesAndNumbers({ answers, isOrderKnown, onChange }: Props) {
  const { t } = useDevicesText()
  const zones = [...new Set([answers.zone, browserZone(), ...usualZones])]
  return (
    <Card as="section" className="stack" aria-labelledby="import-dates">
      <h2 className="h2" id="import-dates">
        {t('DEVICES.COLUMNS_DATES')}
      </h2>
      {!isOrderKnown && <p className="text-muted">{t('DEVICES.COLUMNS_ORDER_OPEN')}</p>}
      <SegmentedControl
        label={t('DEVICES.COLUMNS_ORDER')}
        value={answers.dateOrder}
        onChange={(dateOrder) => onChange({ ...answers, dateOrder })}
        options={[
          { value: 'day', label: t('DEVICES.COLUMNS_ORDER.day') },
          { value: 'month', label: t('DEVICES.COLUMNS_ORDER.month') },
        ]}
      />
      <SegmentedControl
        label={t('DEVICES.COLUMNS_SIGN')}
        value={answers.sign}
        onChange={(sign) => onChange({ ...answers, sign })}
        options={[
          { value: ',', label: t('DEVICES.COLUMNS_SIGN.comma') },
          { value: '.', label: t('DEVICES.COLUMNS_SIGN.point') },
        ]}
      />
      <Select
        label={t('DEVICES.COLUMNS_ZONE')}
        value={answers.zone}
        onChange={(zone) => onChange({ ...answers, zone })}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
    </Card>
  )
}
