import type { ActivityPage as Page } from '@schemas/generated/entities'
import useSWR from 'swr'
import { browserZone } from '@portico/core/format/dates'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { useQueryNow } from '@portico/core/routing/useQueryNow'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { ListFooter } from '../list/ListFooter'
import { ListFrame, ListHead } from '../list/ListFrame'
import type { PageProps } from '../section'
import { useAdminText } from '../texts'
import { activityAddress, activityQuery, parseActivityFilter, type ActivityFilter } from './activityFilter'
import { ActivityDays } from './ActivityDays'
import { ActivityFilters } from './ActivityFilters'

/** Who changed which record of any section and when, the latest first. */
export default function ActivityPage({ sections }: PageProps) {
  const t = useAdminText()
  const go = useGo()
  const { id, params, query } = useRoute()
  const queryNow = useQueryNow()
  const filter = parseActivityFilter(query)
  const { data, error, isValidating, mutate } = useActivity(filter, sections)
  const change = (to: Partial<ActivityFilter>) => {
    const next = { ...parseActivityFilter(queryNow()), page: 0, ...to }
    go(id, { params, query: activityAddress(next), replace: to.page === undefined })
  }
  return (
    <ListFrame className="min-h-[calc(100dvh-3.25rem)]">
      <ListHead>
        <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.ACTIVITY.TITLE')}</h1>
      </ListHead>
      <ActivityFilters filter={filter} sections={sections} onChange={change} />
      <div
        className="grid flex-1 content-start gap-4 max-w-240 py-4 px-[var(--a-pad)]"
        aria-busy={isValidating}
      >
        {error && (
          <ErrorState title={t('ADMIN.ACTIVITY.FAILED')} busy={isValidating} onRetry={() => void mutate()} />
        )}
        {!error && !data && (
          <Loading>
            <Skeleton shape="block" height="12rem" />
          </Loading>
        )}
        {data?.items.length === 0 && (
          <EmptyState icon="clock" title={t('ADMIN.ACTIVITY.NONE')} text={t('ADMIN.ACTIVITY.NONE_HINT')} />
        )}
        {data && <ActivityDays changes={data.items} sections={sections} />}
      </div>
      {data && data.total > 0 && (
        <ListFooter state={filter} total={data.total} onChange={change} onPrefetch={() => undefined} />
      )}
    </ListFrame>
  )
}

/** One page of the activity; the previous one stays until the next has loaded. */
function useActivity(filter: ActivityFilter, sections: PageProps['sections']) {
  const { personKey } = usePersonContext()
  const call = useCall()
  const query = activityQuery(filter, sections, browserZone())
  return useSWR<Page, ApiError>(
    [personKey, 'GET api/audit', query],
    () => call('GET api/audit', { capability: 'audit', query, quiet: true }),
    { keepPreviousData: true },
  )
}
