import { useText } from '@portico/core/i18n/useText'
import type { ReactNode } from 'react'
import type { Operation } from '@portico/core/http/useCall'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { previousRange, type DateRange } from '../../../../dateRange/range'
import { AllView } from './views/AllView'
import { AuthorsTable } from './AuthorsTable'
import { AuthorView } from './views/AuthorView'
import type { StatisticsFilter } from './useStatisticsFilter'
import { VideoView } from './views/VideoView'
import type { TextKey } from '../../../../texts'

const datesIn = ({ start, end }: DateRange) => ({ startDate: start, endDate: end })

/** Reads an operation for the range of a filter and, if the filter compares, for the previous period. */
function useWithPreviousRange<K extends Operation>(operation: K, filter: StatisticsFilter, of: object) {
  const input = (range: DateRange) => ({ query: { ...of, ...datesIn(range) }, quiet: true }) as never
  const now = useApi(operation, input(filter.range))
  const before = useApi(operation, filter.isCompared ? input(previousRange(filter.range)) : null)
  return { now, before: filter.isCompared ? before.data : undefined }
}

/** The plays of a video in the range of a filter. */
export function VideoPlays({ filter, assetId }: { filter: StatisticsFilter; assetId: number }) {
  const { now, before } = useWithPreviousRange('GET api/stats/video/dates', filter, { assetId })
  return (
    <QueryResult of={now}>
      {(stats) => <VideoView stats={stats} before={before} range={filter.range} />}
    </QueryResult>
  )
}

/** The plays of an author’s videos in that range. */
export function AuthorPlays({ filter, authorId }: { filter: StatisticsFilter; authorId: string }) {
  const { now, before } = useWithPreviousRange('GET api/stats/author/dates', filter, { authorId })
  return (
    <QueryResult of={now}>
      {(stats) => <AuthorView stats={stats} before={before} range={filter.range} />}
    </QueryResult>
  )
}

/** The plays of all authors in that range. */
export function AuthorsPlays({
  filter,
  onOpen,
}: {
  filter: StatisticsFilter
  onOpen: (authorId: string) => void
}) {
  const { view, authorId, range } = filter
  const all = useApi('GET api/stats/allAuthors', { query: datesIn(range), quiet: true })
  const here = view === 'all' ? null : authorId
  return (
    <QueryResult of={all}>
      {(authors) => (
        <>
          {view === 'all' && <AllView authors={authors} range={range} />}
          <AuthorsTable authors={authors} here={here} all={view === 'all'} onOpen={onOpen} />
        </>
      )}
    </QueryResult>
  )
}

interface QueryResultProps<T> {
  of: { data: T | undefined; error: unknown; isValidating: boolean; mutate: () => unknown }
  children: (data: T) => ReactNode
}

function QueryResult<T>({ of: { data, error, isValidating, mutate }, children }: QueryResultProps<T>) {
  const t = useText<TextKey>()
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <Loading>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="16rem" />
      </Loading>
    )
  }
  return (
    <ErrorState
      title={t('ADMIN.VIDEOS.STATS.FAILED')}
      text={t('ADMIN.VIDEOS.STATS.FAILED_HINT')}
      busy={isValidating}
      onRetry={() => void mutate()}
    />
  )
}
