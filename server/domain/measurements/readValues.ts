import type { MeasurementSample, SeriesQuery } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { addDays } from '../shared/zone'
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
  local_date?: string
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
  const rows = await db.query<Row>(sqlOf(query, withPressure), [tenant, patient, measures, from, to])
  const values = new Map<number, MeasurementSample[]>(measures.map((measure) => [measure, []]))
  for (const { measure, total, time, estimates, local_date: _date, ...row } of rows)
    values.get(measure)?.push({
      ...row,
      time: time.toISOString(),
      ...(estimates && { estimates }),
      ...(total !== undefined && summed.has(measure) && { value: total }),
    })
  return values
}

/** A day has each value. A month and a year have the rows of days; only the pulse of blood pressures is read value by value. */
function sqlOf({ range }: SeriesQuery, withPressure: boolean): string {
  if (range === 'day') return single(withPressure ? `${filter} and ${pulseOfPressure}` : filter)
  if (!withPressure) return days(dayFilter)
  return `${days(`${dayFilter} and measure <> ${measureIds.heartRate}`)} union all (${pulses}) order by local_date`
}

const filter = `tenant = $1 and patient_id = $2 and measure = any($3::int[]) and ${window}`
const dayFilter = `tenant = $1 and patient_id = $2 and measure = any($3::int[]) and local_date between $4::date and $5::date`

const pulseOfPressure = `(measure <> ${measureIds.heartRate} or exists (select 1 from measurement p
  where p.tenant = measurement.tenant and p.reading_id = measurement.reading_id and p.measure = ${measureIds.systolic}))`

const single = (
  where: string,
) => `select measure, measured_at as time, zone, value, reading_id as "readingId", origin,
    nullif(source, '') as source
  from measurement where ${where} order by measured_at, reading_id`

const days = (
  where: string,
) => `select measure, first_at as time, zone, total / count as value, total, least_value as min,
    greatest_value as max, count, nullif(estimates, 0) as estimates, local_date
  from measurement_day where ${where} ${where === dayFilter ? 'order by local_date' : ''}`

/** The pulse of each day that was measured with a blood pressure. */
const pulses = `select m.measure, min(m.measured_at) as time, min(m.zone) as zone, avg(m.value) as value, sum(m.value) as total,
    min(m.value) as min, max(m.value) as max, count(*)::int as count,
    nullif(count(*) filter (where m.origin = 'camera'), 0)::int as estimates, m.local_date
  from (select tenant, reading_id from measurement where tenant = $1 and patient_id = $2
      and measure = ${measureIds.systolic} and ${window}) p
    join measurement m on m.tenant = p.tenant and m.reading_id = p.reading_id and m.measure = ${measureIds.heartRate}
  group by m.measure, m.local_date`

/** The first and the last date of a query. */
function datesOf({ date, range }: SeriesQuery): readonly [from: string, to: string] {
  if (range === 'day') return [date, date]
  const year = Number(date.slice(0, 4))
  if (range === 'year') return [`${date.slice(0, 4)}-01-01`, `${date.slice(0, 4)}-12-31`]
  const month = Number(date.slice(5, 7))
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return [`${date.slice(0, 7)}-01`, addDays(next, -1)]
}
