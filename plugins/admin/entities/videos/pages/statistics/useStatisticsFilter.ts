import { useState } from 'react'
import { localDate } from '@core/format/zone'
import { useGo } from '@core/routing/useGo'
import { useQueryNow } from '@core/routing/useQueryNow'
import { useRoute } from '@core/routing/useRoute'
import { presetRange, rangeError, type DateRange } from '../../../../dateRange/range'

/** Whose plays are shown. */
export type View = 'video' | 'author' | 'all'

/** What the statistics show, as their address has it. */
export interface StatisticsFilter {
  assetId: number | null
  authorId: string | null
  view: View
  range: DateRange
  /** Whether the days before are shown too. */
  isCompared: boolean
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Reads an address (ADMIN-014); whatever makes no sense there counts as not said, and the last 30 days are shown then.
 * In: today in UTC, YYYY-MM-DD.
 */
export function parseFilter(query: Query, today: string): StatisticsFilter {
  const assetId = /^[1-9]\d{0,8}$/.test(query['assetId'] ?? '') ? Number(query['assetId']) : null
  const authorId = /^[\w-]{1,60}$/.test(query['authorId'] ?? '') ? (query['authorId'] ?? null) : null
  const asked = { start: query['startDate'] ?? '', end: query['endDate'] ?? '' }
  const range = rangeError(asked) === null ? asked : presetRange('LAST_30_DAYS', today)
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

/** The address of a place. */
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

/** The place that is shown, today in UTC, and how to go to another place; back comes back here. */
export function useStatisticsFilter() {
  const { id, params, query } = useRoute()
  const queryNow = useQueryNow()
  const go = useGo()
  const [today] = useState(() => localDate(Date.now(), 'UTC'))
  const place = parseFilter(query, today)
  return {
    today,
    place,
    change: (to: Partial<StatisticsFilter>) =>
      go(id, { params, query: toQuery({ ...parseFilter(queryNow(), today), ...to }) }),
  }
}
