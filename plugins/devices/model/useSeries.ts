import type { HeartLast, SeriesSource } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { keyOfSource, toldApart, type DeviceLines } from './devices'
import { seriesById, type LastValue, type Line, type Range, type SeriesId } from './series'

/** When and by whom the last value was measured. */
export interface LastReading {
  date: string
  zone: string
  origin: NonNullable<HeartLast['origin']>
  source: string | null
  values: readonly LastValue[]
}

type LastOperation = 'GET api/vital-signs-measurements/last-hr'
type SeriesOperation = 'POST api/vital-signs-measurements/hr'

/**
 * Reads a period of a series, and where several devices measured, of each of them. Of sums, `device` is the one to read. All
 * series have the same types, so the code names the operation of one.
 */
export function useSeries(id: SeriesId, date: string, range: Range, device?: string): SeriesAnswer {
  const { operation, lines: linesOf, isSum = false } = seriesById[id]
  const useLines = (source: string | null | undefined) => {
    const body = { date, range, ...(source && { source }) }
    const answer = useApi(operation as SeriesOperation, source === null ? null : { body, quiet: 'faults' })
    const lines = answer.data && (linesOf as (data: unknown) => readonly Line[])(answer.data)
    return { ...answer, lines }
  }
  const all = useLines(isSum ? device : undefined)
  return useDeviceLines({ ...all, sources: all.data?.sources ?? [] }, isSum, useLines)
}

/** Adds the lines of each device that is told apart. `useLines` reads those of one, and nothing for null. */
export function useDeviceLines(
  answer: Omit<SeriesAnswer, 'devices'>,
  isSum: boolean,
  useLines: (source: string | null) => Pick<SeriesAnswer, 'lines' | 'error'>,
): SeriesAnswer {
  const apart = isSum ? [] : toldApart(answer.sources)
  const keyAt = (place: number) => (apart[place] ? keyOfSource(apart[place]) : null)
  const [first, second, third] = [useLines(keyAt(0)), useLines(keyAt(1)), useLines(keyAt(2))]
  const devices = apart.flatMap((source, place): DeviceLines[] => {
    const lines = [first, second, third][place]?.lines
    return lines ? [{ source, lines }] : []
  })
  // Until all have come, and where one has failed, everything together is shown.
  return { ...answer, devices: devices.length === apart.length ? devices : [] }
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
  const values = read(data).filter((value) => value !== null)
  const { date, zone, origin, source } = data
  if (!date || !zone || !origin || values.length === 0) return null
  return { date, zone, origin, source: source ?? null, values }
}
