import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { TextKey } from '../texts'
import { BackToVideos } from './BackToVideos'
import { PagedVideos } from './PagedVideos'
import { useVideos, type VideoSource } from './useVideos'
import { VideoSearch } from './VideoSearch'

const SIZE = 15

/** What a search has found; its words are part of the address. */
export function SearchResults() {
  const t = useText<TextKey>()
  const term = useRoute().params['term'] ?? ''
  const source: VideoSource = { operation: 'GET api/videos/search', query: { searchterm: term } }
  const { data } = useVideos(source, SIZE)
  const count = data?.total
  const found = data?.isPartial ? t('ADVICES.FOUND_PARTLY', { term }) : t('ADVICES.FOUND', { count, term })
  return (
    <div className="stack gap-5">
      <PageHeader title={count ? found : t('ADVICES.SEARCH')} back={<BackToVideos />} />
      <VideoSearch />
      {data?.isPartial && <p>{t('ADVICES.FOUND_PARTLY_TEXT')}</p>}
      <PagedVideos
        key={term}
        source={source}
        size={SIZE}
        label={t('ADVICES.SEARCH')}
        term={term}
        empty={
          <Card>
            <EmptyState
              icon="search-x"
              title={t('ADVICES.NOT_FOUND', { term })}
              text={t('ADVICES.NOT_FOUND_TEXT')}
              action={
                <Link className={buttonClass()} to="advices.videos">
                  {t('ADVICES.TOPICS_ALL')}
                </Link>
              }
            />
          </Card>
        }
      />
    </div>
  )
}
