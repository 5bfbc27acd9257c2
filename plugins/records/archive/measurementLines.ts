import type { Reading } from '@schemas/generated/entities'
import { numberFormat } from '@portico/core/format/intl'
import type { MeasureId } from './observations'

/** What the summary says about a measure: the last value, and all of them. */
export interface MeasureFacts {
  id: MeasureId
  last: string
  /** An instant and its zone. */
  date: string
  zone: string
  count: number
  min: string
  max: string
}

const HOUR_S = 3600
/** The units that people read; sleep arrives in seconds. Beats, breaths and steps are named by their measure. */
const units: Readonly<Partial<Record<MeasureId, string>>> = {
  1: '%',
  2: 'mmHg',
  3: 'mmHg',
  5: 'ms',
  6: 'h',
  8: 'kg',
  9: '°C',
  11: 'mg/dl',
  12: 'h',
  13: 'h',
  14: 'kcal',
  15: 'm',
  16: 'ms',
}

/** Sums up readings, which come the newest first, by measure. */
export function measureFacts(readings: readonly Reading[], language: string): MeasureFacts[] {
  const format = numberFormat(language, { maximumFractionDigits: 1 })
  const show = (id: MeasureId, value: number) =>
    [format.format(units[id] === 'h' ? value / HOUR_S : value), units[id]].filter(Boolean).join(' ')
  const found = new Map<MeasureId, { last: Reading; values: number[] }>()
  for (const reading of readings)
    for (const { id, value } of reading.measures) {
      const known = found.get(id)
      if (known) known.values.push(value)
      else found.set(id, { last: reading, values: [value] })
    }
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([id, { last, values }]) => ({
      id,
      last: show(id, values[0] ?? 0),
      date: last.date,
      zone: last.zone,
      count: values.length,
      min: show(
        id,
        values.reduce((a, b) => Math.min(a, b)),
      ),
      max: show(
        id,
        values.reduce((a, b) => Math.max(a, b)),
      ),
    }))
}
