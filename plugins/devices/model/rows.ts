import { localDate } from '@portico/core/format/dates'
import type { MeasurementSample } from '@schemas/generated/entities'
import type { LineId } from './lines'
import type { Line } from './series'

/** The values of all lines at a time: a reading, or a day. */
export interface Row {
  key: string
  time: string
  zone: string
  /** Of a reading that can be corrected. */
  readingId?: number | undefined
  origin?: MeasurementSample['origin'] | undefined
  source?: string | null | undefined
  /** A day of a month or year. */
  isDay: boolean
  /** The date of a day (YYYY-MM-DD), or of a night the one on which it ends. */
  date?: string | undefined
  meal?: MeasurementSample['meal']
  values: ReadonlyMap<LineId, MeasurementSample>
}

/** Joins the lines of a series into the rows of a table, the oldest first. A day has a row for each device that is named. */
export function rowsOfLines(lines: readonly Line[]): Row[] {
  const rows = new Map<string, Row & { values: Map<LineId, MeasurementSample> }>()
  for (const { id, samples } of lines)
    for (const sample of samples) {
      const { readingId, time, zone, origin, source, date = localDate(time, zone), meal } = sample
      const key = readingId === undefined ? `${date} ${origin ?? ''} ${source ?? ''}` : String(readingId)
      const row = rows.get(key)
      if (row) row.values.set(id, sample)
      else
        rows.set(key, {
          key,
          time,
          zone,
          readingId,
          origin,
          source,
          isDay: readingId === undefined,
          date,
          meal,
          values: new Map([[id, sample]]),
        })
    }
  return [...rows.values()].toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time))
}
