import type { MeasurementSample } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { readConfirmed } from './confirmedReadings'
import type { Dates } from './dates'
import { measureIds, summed } from './measures'
import { ofOneSource, type Sourced } from './sources'
import type { Patient } from './patient'

/** The values of a measure, the oldest first: each one of a day, or one per day. */
export type Values = ReadonlyMap<number, MeasurementSample[]>

interface Row extends Omit<MeasurementSample, 'time' | 'estimates' | 'confirmed' | keyof Sourced>, Sourced {
  measure: number
  time: Date
  total?: number
  /** Null for none. */
  confirmed?: number[] | null
  estimates?: number | null
  date: string
}

/** Zones lie between 14 hours east and 12 hours west of UTC, and a night begins six hours before its date. */
const window = `measured_at >= $4::date::timestamptz - interval '20 hours'
  and measured_at < ($5::date + 1)::timestamptz + interval '12 hours' and local_date between $4::date and $5::date`

/**
 * Reads measures of a person for a day, or a value per day of a month or year. `withPressure` takes only the pulse that came with
 * a blood pressure. Of sums, such as sleep, each date has the values of one source, never the sum of two.
 */
export async function readValues(
  db: Tx,
  { tenant, patient }: Patient,
  dates: Dates,
  measures: readonly number[],
  withPressure = false,
): Promise<Values> {
  const isSum = measures.some((measure) => summed.has(measure))
  const sql = dates.isDay ? single(withPressure) : isSum ? daysOfSources : days(withPressure)
  const { from, to, source = null } = dates
  const rows = await db.query<Row>(sql, [tenant, patient, measures, from, to, source])
  const values = new Map<number, MeasurementSample[]>(measures.map((measure) => [measure, []]))
  const confirmedOf =
    dates.isDay || isSum
      ? null
      : await readConfirmed(db, [tenant, patient, measures, from, to, source], dayFilter)
  for (const { measure, total, time, estimates, origin, source: name, meal, confirmed: own, ...row } of isSum
    ? ofOneSource(rows)
    : rows) {
    const confirmed = own ?? confirmedOf?.get(`${measure} ${row.date}`)
    values.get(measure)?.push({
      ...row,
      ...(origin && { origin, source: name || null }),
      time: time.toISOString(),
      ...(estimates && { estimates }),
      ...(meal && { meal }),
      ...(confirmed && { confirmed }),
      ...(total !== undefined && summed.has(measure) && { value: total }),
    })
  }
  return values
}

const person = 'tenant = $1 and patient_id = $2'
const bySource = `($6::text is null or coalesce(nullif(source, ''), origin) = $6)`
const filter = `${person} and measure = any($3::int[]) and ${window} and ${bySource}`
const dayFilter = `${person} and measure = any($3::int[]) and local_date between $4::date and $5::date and ${bySource}`

const pulseOfPressure = `(measure <> ${measureIds.heartRate} or exists (select 1 from measurement p
  where p.tenant = measurement.tenant and p.reading_id = measurement.reading_id and p.measure = ${measureIds.systolic}))`

const single = (
  withPressure: boolean,
) => `select measure, measured_at as time, local_date::text as date, zone, value, reading_id as "readingId", origin,
    source, meal, case when confirmed_at is not null then array[value] end as confirmed
  from measurement where ${filter} ${withPressure ? `and ${pulseOfPressure}` : ''} order by measured_at, reading_id`

const dayColumns = `measure, min(first_at) as time, min(zone) as zone, sum(total) / sum(count) as value, sum(total) as total,
  min(least_value) as min, max(greatest_value) as max, sum(count)::int as count,
  nullif(sum(estimates), 0)::int as estimates, local_date::text as date`

const daysOfSources = `select ${dayColumns}, origin, source from measurement_day where ${dayFilter}
  group by measure, local_date, origin, source order by local_date`

/** A month and a year have the rows of days; only the pulse of blood pressures is read value by value. */
const days = (withPressure: boolean) =>
  withPressure
    ? `select ${dayColumns} from measurement_day where ${dayFilter} and measure <> ${measureIds.heartRate}
        group by measure, local_date union all (${pulses}) order by date`
    : `select ${dayColumns} from measurement_day where ${dayFilter} group by measure, local_date order by date`

/** The pulse of each day that was measured with a blood pressure. */
const pulses = `select m.measure, min(m.measured_at) as time, min(m.zone) as zone, avg(m.value) as value, sum(m.value) as total,
    min(m.value) as min, max(m.value) as max, count(*)::int as count,
    nullif(count(*) filter (where m.origin = 'camera'), 0)::int as estimates, m.local_date::text as date
  from (select tenant, reading_id from measurement where ${person} and measure = ${measureIds.systolic} and ${window}
      and ${bySource}) p
    join measurement m on m.tenant = p.tenant and m.reading_id = p.reading_id and m.measure = ${measureIds.heartRate}
  group by m.measure, m.local_date`
