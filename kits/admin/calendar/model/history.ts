import type { AuditEntry } from '@schemas/generated/entities'
import { parseSpecialDate, parseWeekday, type DayKey } from './apiFormat'
import type { Day } from './day'

/** A day before and after a save; null for a date that follows the typical week. */
export interface DayChange {
  key: DayKey
  before: Day | null
  after: Day | null
}

/** A row of the audit log: several per weekday, one per date. */
interface AuditRow {
  starts: string | null
  ends: string | null
  is_day_off?: boolean
  name?: string | null
  event_id?: number | null
  unit_group_id?: number | null
  breaks?: readonly { starts: string; ends: string }[]
}

/** The days that one save changed. */
export const dayChanges = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): DayChange[] =>
  Object.keys(after ?? {}).map((entry) => ({
    key: entry.replace(/^weekday /, ''),
    before: parseRows(entry, before?.[entry]),
    after: parseRows(entry, after?.[entry]),
  }))

function parseRows(entry: string, value: unknown): Day | null {
  const rows = Array.isArray(value) ? (value as readonly AuditRow[]) : []
  if (entry.startsWith('weekday')) {
    return parseWeekday(rows.map(({ starts, ends }) => ({ startTime: starts ?? '', endTime: ends ?? '' })))
  }
  const [row] = rows
  if (!row) return null
  const { name, starts, ends, breaks = [], ...rest } = row
  return parseSpecialDate({
    ...rest,
    date: entry,
    name: name ?? '',
    is_day_off: rest.is_day_off === true,
    start_time: starts ?? '',
    end_time: ends ?? '',
    breaktime: breaks.map((pause) => ({ start_time: pause.starts, end_time: pause.ends })),
  })
}
