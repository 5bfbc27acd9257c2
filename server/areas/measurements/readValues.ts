import type { MeasurementSample, SeriesQuery } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { addDays } from '../time/zone'
import { measureIds, summed } from './measures'
import type { Patient } from './patient'

/** The values of a measure, the oldest first: each one of a day, or one per day. */
export type Values = ReadonlyMap<number, MeasurementSample[]>

interface Row extends Omit<MeasurementSample, 'time' | 'estimates'> {
  measure: number
  time: Date
  total?: number
  /** Null for none. */
  estimates?: number | null
}

/** Zones lie between 14 hours east and 12 hours west of UTC. */
const window = `measured_at >= $4::date::timestamptz - interval '14 hours'
  and measured_at < ($5::date + 1)::timestamptz + interval '12 hours' and local_date between $4::date and $5::date`

/** Reads measures of a person for a day, or a value per day of a month or year. `withPressure` takes only the pulse that came with a blood pressure. */
export async function readValues(
  db: Tx,
  { tenant, patient }: Patient,
  query: SeriesQuery,
  measures: readonly number[],
  withPressure = false,
): Promise<Values> {
  const [from, to] = datesOf(query)
  const filter = `tenant = $1 and patient_id = $2 and measure = any($3::int[]) and ${window} ${
    withPressure ? pulseOfPressure : ''
  }`
  const rows = await db.query<Row>(query.range === 'day' ? single(filter) : daily(filter), [
    tenant,
    patient,
    measures,
    from,
    to,
  ])
  const values = new Map<number, MeasurementSample[]>(measures.map((measure) => [measure, []]))
  for (const { measure, total, time, estimates, ...row } of rows)
    values.get(measure)?.push({
      ...row,
      time: time.toISOString(),
      ...(estimates && { estimates }),
      ...(total !== undefined && summed.has(measure) && { value: total }),
    })
  return values
}

const pulseOfPressure = `and (measure <> ${measureIds.heartRate} or exists (select 1 from measurement p
  where p.tenant = measurement.tenant and p.reading_id = measurement.reading_id and p.measure = ${measureIds.systolic}))`

const single = (
  filter: string,
) => `select measure, measured_at as time, zone, value, reading_id as "readingId", origin,
    nullif(source, '') as source
  from measurement where ${filter} order by measured_at, reading_id`

const daily = (
  filter: string,
) => `select measure, min(measured_at) as time, min(zone) as zone, avg(value) as value,
    sum(value) as total, min(value) as min, max(value) as max, count(*)::int as count,
    nullif(count(*) filter (where origin = 'camera'), 0)::int as estimates
  from measurement where ${filter} group by measure, local_date order by local_date`

/** The first and the last date of a query. */
export function datesOf({ date, range }: SeriesQuery): readonly [from: string, to: string] {
  if (range === 'day') return [date, date]
  const year = Number(date.slice(0, 4))
  if (range === 'year') return [`${date.slice(0, 4)}-01-01`, `${date.slice(0, 4)}-12-31`]
  const month = Number(date.slice(5, 7))
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return [`${date.slice(0, 7)}-01`, addDays(next, -1)]
}
