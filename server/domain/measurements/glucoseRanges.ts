import type { GlucoseRanges } from '../../../schemas/generated/entities'
import { bandOfGlucose, ENOUGH_COVERAGE, GLUCOSE_DAYS } from '../../../schemas/rules/glucoseBands'
import type { Tx } from '../../platform/db/database'
import { addDays } from '../shared/zone'
import { measureIds } from './measures'
import type { Patient } from './patient'

const SLOT_MS = 15 * 60_000
const SLOTS_OF_DAY = 96

/** A value in mg/dl. */
interface Value {
  /** In milliseconds. */
  time: number
  value: number
  date: string
}

/** Reads how long a person's glucose was in each range, in the 14 days that end with a date (YYYY-MM-DD). */
export async function readGlucoseRanges(
  db: Tx,
  { tenant, patient }: Patient,
  to: string,
): Promise<GlucoseRanges> {
  const from = addDays(to, 1 - GLUCOSE_DAYS)
  const rows = await db.query<Value & { key: string; source: string | null }>(
    `select round(extract(epoch from measured_at) * 1000)::float8 as time, value, local_date::text as date,
       coalesce(nullif(source, ''), origin) as key, nullif(source, '') as source
     from measurement where tenant = $1 and patient_id = $2 and measure = ${measureIds.glucose}
       and measured_at >= $3::date::timestamptz - interval '14 hours'
       and measured_at < ($4::date + 1)::timestamptz + interval '12 hours' and local_date between $3::date and $4::date
     order by measured_at`,
    [tenant, patient, from, to],
  )
  const keys = [...new Set(rows.map(({ key }) => key))]
  const found = keys.map((key) => {
    const values = rows.filter((row) => row.key === key)
    return { source: values[0]?.source ?? null, ...timeInRanges(values) }
  })
  const [first] = found.toSorted((a, b) => b.coverage - a.coverage)
  return { from, to, ...(first ?? { source: null, ...timeInRanges([]) }) }
}

/**
 * The part of the time in each band. Each quarter of an hour with values counts the same and is shared by its values, whether a
 * sensor sends one a minute or one in 15.
 */
export function timeInRanges(values: readonly Value[]): Omit<GlucoseRanges, 'from' | 'to' | 'source'> {
  const slots = new Map<number, number[]>()
  for (const { time, value } of values) {
    const slot = Math.floor(time / SLOT_MS)
    slots.set(slot, [...(slots.get(slot) ?? []), value])
  }
  const coverage = Math.min(1, slots.size / (GLUCOSE_DAYS * SLOTS_OF_DAY))
  const bands = { veryLow: 0, low: 0, target: 0, high: 0, veryHigh: 0 }
  for (const slot of slots.values())
    for (const value of slot) bands[bandOfGlucose(value)] += 1 / slot.length / slots.size
  const average = slots.size > 0 ? values.reduce((sum, { value }) => sum + value, 0) / values.length : null
  return {
    coverage,
    days: new Set(values.map(({ date }) => date)).size,
    bands: coverage >= ENOUGH_COVERAGE ? bands : null,
    average,
    variation: average === null ? null : deviationOf(values, average) / average,
  }
}

const deviationOf = (values: readonly Value[], average: number): number =>
  Math.sqrt(values.reduce((sum, { value }) => sum + (value - average) ** 2, 0) / values.length)
