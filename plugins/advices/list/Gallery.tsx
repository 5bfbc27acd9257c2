import { useText } from '@portico/core/i18n/useText'
import type { Category } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'
import { GridSkeleton } from './GridSkeleton'
import { KeepWatching } from './KeepWatching'
import { VideoRow } from './VideoRow'
import { Topics } from './Topics'
import { useVideos } from './useVideos'
import { VideosHeader } from './VideosHeader'
import { VideoSearch } from './VideoSearch'

const RAIL = 4

/** The gallery: started videos, the newest, the most watched categories and all topics. */
export function Gallery() {
  const t = useText<TextKey>()
  const { data, error, isLoading, mutate } = useVideos({ operation: 'GET api/videos/new' }, RAIL)
  const home = useApi('GET api/categories/home', { quiet: true })
  return (
    <div className="stack gap-6">
      <VideosHeader />
      <VideoSearch />
      <KeepWatching />
      {!data && error && (
        <ErrorState
          title={t('ADVICES.FAILED')}
          text={t('ADVICES.FAILED_TEXT')}
          busy={isLoading}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && <GridSkeleton count={RAIL} />}
      {data?.items.length === 0 && (
        <Card>
          <EmptyState icon="circle-play" title={t('ADVICES.EMPTY')} text={t('ADVICES.EMPTY_TEXT')} />
        </Card>
      )}
      {data && data.items.length > 0 && <VideoRow id="new" title={t('ADVICES.NEW')} videos={data.items} />}
      {home.data?.map((category) => (
        <CategoryRail key={category.id} category={category} />
      ))}
      <Topics />
    </div>
  )
}

/** The newest videos of a category. One that does not load is left out: its topic below leads there. */
function CategoryRail({ category: { id = 0, name } }: { category: Category }) {
  const t = useText<TextKey>()
  const { data } = useVideos({ operation: 'GET api/videos/category/{id}', params: { id } }, RAIL)
  if (!data || data.items.length === 0) return null
  const all = (
    <Link className="link link-underlined" to="advices.category" params={{ id: String(id) }}>
      {t('ADVICES.ALL_OF')}
      <span className="sr-only">{t('ADVICES.ALL_OF_NAME', { name })}</span>
    </Link>
  )
  return <VideoRow id={`category-${id}`} title={name} videos={data.items} all={all} />
}
