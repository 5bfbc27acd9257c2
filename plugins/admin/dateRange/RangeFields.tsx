import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ChipToggle } from '@portico/core/ui/layout/ChipToggle'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { presetRange, rangeError, type DateRange, type Preset } from './range'
import { RangeMonths } from './RangeMonths'
import type { TextKey } from '../texts'

interface Props {
  presets: readonly Preset[]
  /** As typed; it may be invalid. */
  range: DateRange
  /** Local date, YYYY-MM-DD: the last day that can be chosen. */
  today: string
  onChange: (range: DateRange) => void
}

/** Chooses a date range by preset, typed dates or calendar, and shows its error. */
export function RangeFields({ presets, range, today, onChange }: Props) {
  const t = useText<TextKey>()
  const [isLeft, setIsLeft] = useState(false)
  const fault = rangeError(range)
  const error = fault && (isLeft || fault !== 'MISSING') ? t(`ADMIN.DATES.${fault}`) : undefined
  const isIt = (preset: Preset) => {
    const { start, end } = presetRange(preset, today)
    return start === range.start && end === range.end
  }
  return (
    <div className="stack">
      <fieldset
        className="flex flex-wrap gap-2 [&_.chip-toggle]:rounded-control [&_.chip-toggle]:text-[0.875rem]"
        aria-label={t('ADMIN.DATES.PRESETS')}
      >
        {presets.map((preset) => (
          <ChipToggle
            key={preset}
            pressed={isIt(preset)}
            onChange={() => onChange(presetRange(preset, today))}
          >
            {t(`ADMIN.DATES.${preset}`)}
          </ChipToggle>
        ))}
      </fieldset>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4">
        <DateField
          label={t('ADMIN.DATES.FROM')}
          value={range.start}
          onChange={(start) => onChange({ ...range, start })}
          onBlur={() => setIsLeft(true)}
        />
        <DateField
          label={t('ADMIN.DATES.TO')}
          value={range.end}
          error={error}
          onChange={(end) => onChange({ ...range, end })}
          onBlur={() => setIsLeft(true)}
        />
      </div>
      <RangeMonths
        label={t('ADMIN.DATES.MONTHS')}
        range={fault ? null : range}
        max={today}
        onChange={onChange}
      />
    </div>
  )
}
