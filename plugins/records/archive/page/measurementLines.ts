import { numberFormat } from '@portico/core/format/intl'
import type { MeasureFacts } from '../measures/measureFacts'
import { formOf, type MeasureId, type Value } from '../measures/measures'

/** What the page says about a measure, in the unit that people read. */
export interface MeasureLine {
  id: MeasureId
  last: string
  /** The last value itself: when and how it was measured. */
  value: Value
  count: number
  min: string
  max: string
  mean: string
  /** Whether days are counted, each with its sum. */
  isOfDays: boolean
}

/** Beats, breaths and steps are named by their measure. */
const unitless: ReadonlySet<string> = new Set(['/min', 'steps'])

/** Formats the facts of measures. */
export function measureLines(facts: readonly MeasureFacts[], language: string): MeasureLine[] {
  const format = numberFormat(language, { maximumFractionDigits: 1 })
  const show = (id: MeasureId, value: number) => {
    const { unit, divisor = 1 } = formOf(id)
    return [format.format(value / divisor), unitless.has(unit) ? '' : unit].filter(Boolean).join(' ')
  }
  return facts.map(({ id, last, count, sum, least, greatest, newest }) => ({
    id,
    last: show(id, last.value),
    value: last,
    count,
    min: show(id, least),
    max: show(id, greatest),
    mean: show(id, sum / count),
    isOfDays: newest.length === 0,
  }))
}
