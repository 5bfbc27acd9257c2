import type { HeartLast } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
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

/** Reads a period of a series. All series have the same types, so the code names the operation of one. */
export function useSeries(id: SeriesId, date: string, range: Range): SeriesAnswer {
  const definition = seriesById[id]
  const answer = useApi(definition.operation as SeriesOperation, { body: { date, range }, quiet: 'faults' })
  const lines = definition.lines as (data: unknown) => readonly Line[]
  return { ...answer, lines: answer.data && lines(answer.data) }
}

/** A period of a series, and what is known of its reading. */
export interface SeriesAnswer {
  lines: readonly Line[] | undefined
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
