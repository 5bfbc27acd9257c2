import { useState } from 'react'
import { localDate } from '@portico/core/format/dates'
import { useGo } from '@portico/core/routing/useGo'
import { useQueryNow } from '@portico/core/routing/useQueryNow'
import { useRoute } from '@portico/core/routing/useRoute'
import { presetRange, rangeError, type DateRange } from '../../../../dateRange/range'

/** The level of the statistics. */
export type View = 'video' | 'author' | 'all'

/** The filter of the statistics, stored in the address. */
export interface StatisticsFilter {
  assetId: number | null
  authorId: string | null
  view: View
  range: DateRange
  /** Whether the previous range is shown too. */
  isCompared: boolean
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Parses the query of the address. Invalid values are ignored; the default range is the last 30 days.
 * Takes the date of today in UTC as YYYY-MM-DD.
 */
export function parseFilter(query: Query, today: string): StatisticsFilter {
  const assetId = /^[1-9]\d{0,8}$/.test(query['assetId'] ?? '') ? Number(query['assetId']) : null
  const authorId = /^[\w-]{1,60}$/.test(query['authorId'] ?? '') ? (query['authorId'] ?? null) : null
  const requestedRange = { start: query['startDate'] ?? '', end: query['endDate'] ?? '' }
  const range = rangeError(requestedRange) === null ? requestedRange : presetRange('LAST_30_DAYS', today)
  return {
    assetId,
    authorId,
    range,
    view: parseView(query, assetId, authorId),
    isCompared: query['compare'] !== 'no',
  }
}

function parseView({ view }: Query, assetId: number | null, authorId: string | null): View {
  if (view === 'all' || (assetId === null && authorId === null)) return 'all'
  if (assetId === null || (view === 'author' && authorId !== null)) return 'author'
  return 'video'
}

/** The query of a filter. */
export const toQuery = ({
  assetId,
  authorId,
  view,
  range,
  isCompared: compares,
}: StatisticsFilter): Query => ({
  assetId: assetId === null ? undefined : String(assetId),
  authorId: authorId ?? undefined,
  view,
  startDate: range.start,
  endDate: range.end,
  compare: compares ? undefined : 'no',
})

/** The current filter, today in UTC, and a function that changes the filter with a history entry. */
export function useStatisticsFilter() {
  const { id, params, query } = useRoute()
  const queryNow = useQueryNow()
  const go = useGo()
  const [today] = useState(() => localDate(Date.now(), 'UTC'))
  const filter = parseFilter(query, today)
  return {
    today,
    filter,
    change: (to: Partial<StatisticsFilter>) =>
      go(id, { params, query: toQuery({ ...parseFilter(queryNow(), today), ...to }) }),
  }
}
