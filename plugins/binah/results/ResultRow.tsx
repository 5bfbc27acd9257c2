import { useText } from '@portico/core/i18n/useText'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { ScanField, ScanValues } from '../engine/engine'
import { levelOf, rangeOf, type Band } from './ranges'
import type { TextKey } from '../texts'
import { Ruler } from './Ruler'

/** The shape and colour of a level, besides its word. An estimate in the usual range is no all-clear, so it has no colour. */
const looks = [
  { tone: 'neutral', icon: undefined },
  { tone: 'warning', icon: 'triangle-alert' },
  { tone: 'danger', icon: 'circle-alert' },
] as const

const units = {
  heartRate: 'SCAN.UNIT.heartRate',
  breathingRate: 'SCAN.UNIT.breathingRate',
  prq: 'SCAN.UNIT.prq',
  oxygenSaturation: 'SCAN.UNIT.oxygenSaturation',
  bloodPressure: 'SCAN.UNIT.bloodPressure',
  hemoglobin: 'SCAN.UNIT.hemoglobin',
  hemoglobinA1c: 'SCAN.UNIT.hemoglobinA1c',
  sdnn: 'SCAN.UNIT.sdnn',
} as const satisfies Partial<Record<ScanField, TextKey>>

interface RowProps {
  field: ScanField
  values: ScanValues
  sex: number | null
  /** Of the engine, 0 to 1; some engines say none. */
  confidence: number | undefined
}

/** A value with its level in words, shape and colour, and its place in the ranges. */
export function ResultRow({ field, values, sex, confidence }: RowProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const band = levelOf(values, field, sex)
  const range = rangeOf(field, sex)
  const value = values[field] ?? 0
  const unit = field in units ? units[field as keyof typeof units] : undefined
  const isZone = field === 'stressLevel' || field === 'pnsZone' || field === 'snsZone'
  const format = (number: number) => numberFormat(language, { maximumFractionDigits: 2 }).format(number)
  const shown =
    typeof value === 'number' ? format(value) : `${format(value.systolic)}/${format(value.diastolic)}`
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-2 gap-x-4 items-center py-4 px-0 [section+&]:hairline-t [&>.chip]:justify-self-start"
      aria-label={t(`SCAN.FIELD.${field}`)}
    >
      <h3 className="h3 col-span-full">{t(`SCAN.FIELD.${field}`)}</h3>
      {!isZone && (
        <p>
          <b className="text-[1.875rem] [font-weight:750] figures">{shown}</b>{' '}
          {unit && <span className="text-muted">{t(unit)}</span>}
        </p>
      )}
      {band && <Level band={band} field={field} />}
      {range && (
        <Ruler range={range} value={typeof value === 'number' ? value : value.systolic} format={format} />
      )}
      {confidence !== undefined && (
        <p className="col-span-full text-sm text-muted">
          {t(confidence > 0.75 ? 'SCAN.SURE' : 'SCAN.LESS_SURE')}
        </p>
      )}
    </section>
  )
}

function Level({ band, field }: { band: Band; field: ScanField }) {
  const t = useText<TextKey>()
  const { tone, icon } = looks[band.severity]
  const isGood = field === 'oxygenSaturation' && band.severity === 0
  return (
    <Chip tone={tone} icon={icon}>
      {t(`SCAN.LEVEL.${band.level}`)}
      {isGood && ` ${t('SCAN.AND_GOOD')}`}
    </Chip>
  )
}
