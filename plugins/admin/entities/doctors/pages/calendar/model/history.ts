import type { AuditEntry } from '@schemas/generated/entities'
import type { Day } from './day'
import { parseSpecialDate, parseWeekday, type DayKey } from './apiFormat'

/** A day as it was and as it became; null is a date that is as its week. */
export interface DayChange {
  key: DayKey
  before: Day | null
  after: Day | null
}

/** How the history keeps hours: rows of the week, or the one row of a date. */
interface Row {
  starts: string | null
  ends: string | null
  is_day_off?: boolean
  name?: string | null
  breaks?: readonly { starts: string; ends: string }[]
}

type Past = Pick<AuditEntry, 'before' | 'after'>

/** The days that one save has changed. */
export const dayChanges = ({ before, after }: Past): DayChange[] =>
  Object.keys(after ?? {}).map((what) => ({
    key: what.replace(/^weekday /, ''),
    before: dayOfRows(what, before?.[what]),
    after: dayOfRows(what, after?.[what]),
  }))

function dayOfRows(what: string, found: unknown): Day | null {
  const rows = Array.isArray(found) ? (found as readonly Row[]) : []
  if (what.startsWith('weekday')) {
    return parseWeekday(rows.map(({ starts, ends }) => ({ startTime: starts ?? '', endTime: ends ?? '' })))
  }
  const [row] = rows
  if (!row) return null
  return parseSpecialDate({
    date: what,
    name: row.name ?? '',
    is_day_off: row.is_day_off === true,
    start_time: row.starts ?? '',
    end_time: row.ends ?? '',
    breaktime: (row.breaks ?? []).map(({ starts, ends }) => ({ start_time: starts, end_time: ends })),
  })
}
