import type { HeartLast, SeriesSource } from '@schemas/generated/entities'
import { browserZone } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { keyOfSource, distinctSources, type DeviceLines } from './devices'
import { seriesById, type LastValue, type Line, type Range, type SeriesId } from './series'

/** When and by whom the last value was measured. */
export interface LastReading {
  /** Null where the API gives a value without its time. */
  date: string | null
  zone: string
  origin: HeartLast['origin']
  source: string | null
  values: readonly LastValue[]
}

type LastOperation = 'GET api/vital-signs-measurements/last-hr'
type SeriesOperation = 'POST api/vital-signs-measurements/hr'

/**
 * Reads a period of a series, and where several devices measured, of each of them. Of sums, `device` is the one to read.
 */
export function useSeries(id: SeriesId, date: string, range: Range, device?: string): SeriesAnswer {
  const { isSum = false } = seriesById[id]
  const all = useLines(id, { date, range }, isSum ? device : undefined)
  const sources = all.data?.sources ?? []
  const [first, second, third] = keysApart(sources, isSum)
  const lines = [
    useLines(id, { date, range }, first).lines,
    useLines(id, { date, range }, second).lines,
    useLines(id, { date, range }, third).lines,
  ]
  return { ...all, sources, devices: devicesOf(sources, isSum, lines) }
}

/** Reads the lines of a series, of all devices or one; null reads nothing. All series have the same types, so the code names the operation of one. */
function useLines(id: SeriesId, period: { date: string; range: Range }, source: string | null | undefined) {
  const { operation, lines: linesOf } = seriesById[id]
  const body = { ...period, ...(source && { source }) }
  const answer = useApi(operation as SeriesOperation, source === null ? null : { body, quiet: 'faults' })
  return { ...answer, lines: answer.data && (linesOf as (data: unknown) => readonly Line[])(answer.data) }
}

/** The devices that are told apart, as requests name them, three in all; null for none. */
export function keysApart(sources: readonly SeriesSource[], isSum: boolean): (string | null)[] {
  const apart = isSum ? [] : distinctSources(sources)
  return [0, 1, 2].map((place) => (apart[place] ? keyOfSource(apart[place]) : null))
}

/** The devices with their lines. Until all have come, and where one has failed, there are none: everything is shown together. */
export function devicesOf(
  sources: readonly SeriesSource[],
  isSum: boolean,
  lines: readonly (readonly Line[] | undefined)[],
): DeviceLines[] {
  const apart = isSum ? [] : distinctSources(sources)
  const devices = apart.flatMap((source, place): DeviceLines[] => {
    const found = lines[place]
    return found ? [{ source, lines: found }] : []
  })
  return devices.length === apart.length ? devices : []
}

/** A period of a series, and what is known of its reading. */
export interface SeriesAnswer {
  lines: readonly Line[] | undefined
  sources: readonly SeriesSource[]
  /** Where several devices measured, the lines of each. */
  devices: readonly DeviceLines[]
  error: unknown
  isValidating: boolean
  mutate: () => Promise<unknown>
}

/** Reads the last values of a series; null when there are none, undefined while they load. */
export function useLastReading(id: SeriesId) {
  const definition = seriesById[id]
  const answer = useApi(definition.last as LastOperation, { quiet: 'faults' })
  return { ...answer, last: answer.data && lastOf(id, answer.data) }
}

function lastOf(id: SeriesId, data: HeartLast): LastReading | null {
  const read = seriesById[id].values as (data: unknown) => readonly (LastValue | null)[]
  // An API may give a date, or none, without a value.
  const values = read(data)
    .filter((one) => one !== null)
    .filter(({ value }) => Number.isFinite(value))
  const { date, zone, origin, source } = data
  if (values.length === 0) return null
  return {
    date: date ?? null,
    zone: zone ?? browserZone(),
    origin: origin ?? null,
    source: source ?? null,
    values,
  }
}
