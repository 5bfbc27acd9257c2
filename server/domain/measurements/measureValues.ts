import type { MeasureValues } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Patient } from './patient'
import { listRemoved } from './removedReadings'

/** The values that one answer has. */
export const PAGE_SIZE = 10_000

/** The last value of the answer before. */
interface Position {
  /** An instant. */
  time: string
  id: number
}

interface Row {
  id: number
  time: number
  zone: string
  origin: MeasureValues['groups'][number]['origin']
  source: string | null
  value: number
  meal: MeasureValues['groups'][number]['meal'] | null
}

/**
 * The values of a measure of a person, the newest first; `before` continues after an answer. A value is in `groups` as
 * short as it can be, because a year of one value a minute has half a million of them. Of the same time it has what the person has removed.
 */
export async function readMeasureValues(
  db: Tx,
  person: Patient,
  measure: number,
  before?: Position,
): Promise<MeasureValues> {
  const { tenant, patient } = person
  const rows = await db.query<Row>(
    `select reading_id as id, round(extract(epoch from measured_at) * 1000)::float8 as time, zone, origin,
       nullif(source, '') as source, value, meal
     from measurement where tenant = $1 and patient_id = $2 and measure = $3
       and ($4::timestamptz is null or measured_at < $4::timestamptz
         or (measured_at = $4::timestamptz and reading_id < $5::int8))
     order by measured_at desc, reading_id desc limit $6`,
    [tenant, patient, measure, before?.time ?? null, before?.id ?? null, PAGE_SIZE + 1],
  )
  const hasMore = rows.length > PAGE_SIZE
  const oldest = hasMore ? rows[PAGE_SIZE - 1]?.time : undefined
  const removed = await listRemoved(db, person, measure, { from: oldest, to: before?.time })
  return {
    groups: groupsOf(rows.slice(0, PAGE_SIZE)),
    hasMore,
    ...(removed.length > 0 && {
      removed: { times: removed.map(({ time }) => time), values: removed.map(({ value }) => value) },
    }),
  }
}

function groupsOf(rows: readonly Row[]): MeasureValues['groups'] {
  const groups: MeasureValues['groups'] = []
  for (const { id, time, zone, origin, source, value, meal } of rows) {
    const last = groups.at(-1)
    if (
      last?.zone === zone &&
      last.origin === origin &&
      last.source === source &&
      last.meal === (meal ?? undefined)
    ) {
      last.ids.push(id)
      last.times.push(time)
      last.values.push(value)
    } else
      groups.push({ zone, origin, source, ...(meal && { meal }), ids: [id], times: [time], values: [value] })
  }
  return groups
}
