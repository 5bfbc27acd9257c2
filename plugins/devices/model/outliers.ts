import { deviation, mean } from 'd3-array'
import type { MeasurementSample } from '@schemas/generated/entities'
import { isUsual } from '@schemas/rules/reading'
import data from '../data/limits.json'
import { lines, type LineId } from './lines'
import type { Line } from './series'

/** A value that was probably measured or written wrongly. */
export interface Outlier {
  line: LineId
  sample: MeasurementSample
  value: number
}

/** Lines of which the person's own values say what is usual; glucose and pulse move too much, and sums are no measurements. */
const steady: ReadonlySet<LineId> = new Set(['systolic', 'diastolic', 'weight', 'temperature'])
const unchecked: ReadonlySet<LineId> = new Set(['sleep', 'activity'])

/**
 * The values of a line that stand out: those that home devices do not show, or that lie far from the others of the person. Of a
 * day, its lowest and its highest value are looked at. What the person says is right does not stand out.
 */
export function outliersOf({ id, samples }: Pick<Line, 'id' | 'samples'>): Outlier[] {
  if (unchecked.has(id)) return []
  const own = ownRange(id, samples)
  return samples.flatMap((sample) => {
    const { value, min = value, max = value, confirmed = [] } = sample
    const found = [...new Set([min, max])].find(
      (one) =>
        !confirmed.includes(one) &&
        (!isUsual(lines[id].measure, one) || (own !== null && (one < own.from || one > own.to))),
    )
    return found === undefined ? [] : [{ line: id, sample, value: found }]
  })
}

/** What the other values say; equal values have no deviation. The deviation is that of the values without the furthest one. */
function ownRange(id: LineId, samples: Line['samples']): { from: number; to: number } | null {
  if (!steady.has(id) || samples.length < data.days) return null
  const values = samples.map(({ value }) => value)
  const middle = mean(values) ?? 0
  const furthest = values.reduce((a, b) => (Math.abs(b - middle) > Math.abs(a - middle) ? b : a), middle)
  const others = values.toSpliced(values.indexOf(furthest), 1)
  const [average, width] = [mean(others), deviation(others)]
  if (average === undefined || !width) return null
  return { from: average - data.outlierDeviations * width, to: average + data.outlierDeviations * width }
}
