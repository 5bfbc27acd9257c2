import type { MeasurementSample } from '../../../schemas/generated/entities'

/** Minimum, maximum and average of values; null without values. The days of a month weigh as much as their values. */
export function statisticsOf(samples: readonly Partial<MeasurementSample>[], key: 'value' = 'value') {
  if (samples.length === 0) return { min: null, max: null, average: null }
  const count = samples.reduce((sum, sample) => sum + (sample.count ?? 1), 0)
  const total = samples.reduce((sum, sample) => sum + (sample[key] ?? 0) * (sample.count ?? 1), 0)
  return {
    min: samples.reduce((least, sample) => Math.min(least, sample.min ?? sample[key] ?? least), Infinity),
    max: samples.reduce((most, sample) => Math.max(most, sample.max ?? sample[key] ?? most), -Infinity),
    average: total / count,
  }
}

/** The sum of values; null without values. */
export const sumOf = (samples: readonly MeasurementSample[]): number | null =>
  samples.length === 0 ? null : samples.reduce((sum, { value }) => sum + value, 0)
