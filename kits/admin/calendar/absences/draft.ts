import type { AbsenceInput } from '@schemas/generated/entities'
import { daysBetween } from '@portico/core/format/dates'

/** The longest absence in days, as the server allows it. */
const maxDays = 366

/** Years before this one are still being typed: "2" of 2027 is the year 2. */
const firstYear = '2000'

/** What the person enters about an absence. Dates are YYYY-MM-DD, times HH:MM; empty: not entered. */
export interface AbsenceDraft {
  from: string
  to: string
  isWholeDay: boolean
  startTime: string
  endTime: string
  reason: string
  /** Null: not chosen yet. */
  appointments: AbsenceInput['appointments'] | null
}

/** The range of an absence as the API names it. */
export type AbsenceRange = Pick<AbsenceInput, 'from' | 'to' | 'startTime' | 'endTime'>

/** Fields that keep a draft from being a range, with the end of the key of their text. */
export type RangeErrors = Partial<Record<'to' | 'endTime', 'BEFORE' | 'LONG' | 'HOURS'>>

/** The range of a draft, or what is wrong with it. `errors` is empty while something is still missing. */
export function readRange(draft: AbsenceDraft): { range: AbsenceRange | null; errors: RangeErrors } {
  const { from, to, isWholeDay, startTime, endTime } = draft
  if (from < firstYear || to < firstYear) return { range: null, errors: {} }
  if (to < from) return { range: null, errors: { to: 'BEFORE' } }
  if (daysBetween(from, to) >= maxDays) return { range: null, errors: { to: 'LONG' } }
  if (isWholeDay) return { range: { from, to }, errors: {} }
  if (!startTime || !endTime) return { range: null, errors: {} }
  if (endTime <= startTime) return { range: null, errors: { endTime: 'HOURS' } }
  return { range: { from, to, startTime, endTime }, errors: {} }
}
