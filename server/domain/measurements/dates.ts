import type { SeriesQuery } from '../../../schemas/generated/entities'
import { addDays } from '../shared/zone'

/** The dates of a query, the first and the last; `isDay` for each value of one date. */
export interface Dates {
  from: string
  to: string
  isDay: boolean
  /** Only what this device or file measured. */
  source?: string | undefined
}

/** The first and the last date of a query. */
export function datesOf({ date, range, source }: SeriesQuery): Dates {
  if (range === 'day') return { from: date, to: date, isDay: true, source }
  const year = Number(date.slice(0, 4))
  if (range === 'year')
    return { from: `${date.slice(0, 4)}-01-01`, to: `${date.slice(0, 4)}-12-31`, isDay: false, source }
  const month = Number(date.slice(5, 7))
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return { from: `${date.slice(0, 7)}-01`, to: addDays(next, -1), isDay: false, source }
}
