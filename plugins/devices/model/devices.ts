import type { SeriesSource } from '@schemas/generated/entities'
import type { Line } from './series'

/** What the request of a series names a device or file by: its name, or the origin where it has none. */
export const keyOfSource = ({ origin, source }: Pick<SeriesSource, 'origin' | 'source'>): string =>
  source ?? origin

/** A device with its lines of a series. */
export interface DeviceLines {
  source: SeriesSource
  lines: readonly Line[]
}

/** Devices that are drawn apart: a chart has place for three. */
const MOST_DEVICES = 3

/** The devices of a series that are told apart: none where there is only one. */
export const distinctSources = (sources: readonly SeriesSource[] = []): readonly SeriesSource[] =>
  sources.length > 1 ? sources.slice(0, MOST_DEVICES) : []

/** The lines of several devices together: the samples in the order of their times, each with its device. */
export function mergeLines(devices: readonly DeviceLines[]): Line[] {
  const ids = [...new Set(devices.flatMap(({ lines }) => lines.map(({ id }) => id)))]
  return ids.map((id) => {
    const parts = devices.flatMap(({ source: { origin, source }, lines }) =>
      lines
        .filter((line) => line.id === id)
        .map((line) => ({ ...line, samples: line.samples.map((one) => ({ origin, source, ...one })) })),
    )
    const samples = parts
      .flatMap((part) => part.samples)
      .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
    return { id, samples, ...statisticsOf(parts) }
  })
}

/** Each line weighs as much as it has values. */
function statisticsOf(parts: readonly Line[]): Pick<Line, 'min' | 'average' | 'max'> {
  const known = parts.filter(({ average }) => average !== null)
  if (known.length === 0) return { min: null, average: null, max: null }
  const countOf = ({ samples }: Line) => samples.reduce((sum, { count = 1 }) => sum + count, 0)
  const count = known.reduce((sum, part) => sum + countOf(part), 0)
  return {
    min: Math.min(...known.map(({ min }) => min ?? Infinity)),
    average: known.reduce((sum, part) => sum + (part.average ?? 0) * countOf(part), 0) / count,
    max: Math.max(...known.map(({ max }) => max ?? -Infinity)),
  }
}
