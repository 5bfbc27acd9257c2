import { Select } from '@portico/core/ui/forms/Select'
import { unitsOf, type MeasureId } from '../../import/convert'
import type { ColumnUse } from '../../import/csv/answers'
import { useMeasureText } from '../useMeasureText'

/** Measures that people have in tables, the usual ones first. */
const measures = [8, 2, 3, 4, 11, 9, 1, 7, 6, 10, 14, 15] as const satisfies readonly MeasureId[]
const kinds = ['none', 'when', 'date', 'time', 'meal', 'device'] as const
type Choice = (typeof kinds)[number] | `${(typeof measures)[number]}`

interface Props {
  at: number
  title: string
  examples: readonly string[]
  use: ColumnUse
  hasError: boolean
  onChange: (use: ColumnUse) => void
}

/** What a column holds, and in which unit. Glucose has no unit until somebody chooses one. */
export function ColumnField({ at, title, examples, use, hasError, onChange }: Props) {
  const { t, nameOf } = useMeasureText()
  const choice = (use.kind === 'measure' ? String(use.id) : use.kind) as Choice
  const choose = (chosen: Choice) => {
    const id = measures.find((one) => String(one) === chosen)
    if (id === undefined) return onChange({ kind: kinds.find((kind) => kind === chosen) ?? 'none' })
    onChange({ kind: 'measure', id, unit: id === 11 ? '' : (unitsOf(id)[0] ?? '') })
  }
  return (
    <fieldset className="py-4 hairline-t">
      <legend className="font-strong">{title || t('DEVICES.COLUMNS_UNNAMED', { number: at + 1 })}</legend>
      <p className="text-sm text-muted">
        {t('DEVICES.COLUMNS_EXAMPLES', { examples: examples.join(' · ') })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Select<Choice>
          id={`use-${at}`}
          label={t('DEVICES.COLUMNS_USE')}
          value={choice}
          onChange={choose}
          options={[
            ...kinds.map((kind) => ({ value: kind, label: t(`DEVICES.COLUMNS_USE.${kind}`) })),
            ...measures.map((id) => ({ value: `${id}` as const, label: t(`DEVICES.COLUMN_MEASURE.${id}`) })),
          ]}
        />
        {use.kind === 'measure' && (
          <Select
            id={`unit-${at}`}
            label={t('DEVICES.COLUMNS_UNIT')}
            value={use.unit}
            error={
              hasError && use.unit === ''
                ? t('DEVICES.COLUMNS_UNIT_ASK', { name: nameOf(use.id) })
                : undefined
            }
            onChange={(unit) => onChange({ ...use, unit })}
            options={[
              ...(use.unit === '' ? [{ value: '', label: t('DEVICES.COLUMNS_UNIT_CHOOSE') }] : []),
              ...unitsOf(use.id).map((unit) => ({ value: unit, label: unit })),
            ]}
          />
        )}
      </div>
    </fieldset>
  )
}
