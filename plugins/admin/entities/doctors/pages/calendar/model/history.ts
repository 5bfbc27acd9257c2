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
  return parseSpecialDate({
    date: entry,
    name: row.name ?? '',
    is_day_off: row.is_day_off === true,
    start_time: row.starts ?? '',
    end_time: row.ends ?? '',
    breaktime: (row.breaks ?? []).map(({ starts, ends }) => ({ start_time: starts, end_time: ends })),
  })
}
