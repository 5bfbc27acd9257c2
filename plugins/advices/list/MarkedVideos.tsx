import { useText } from '@portico/core/i18n/useText'
import { Link } from '@portico/core/routing/Link'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Card } from '@portico/core/ui/layout/Card'
import type { MarkList } from '../marks/patch'
import type { TextKey } from '../texts'
import { PagedVideos } from './PagedVideos'
import { VideosHeader } from './VideosHeader'

const SIZE = 9

const texts = {
  favorites: {
    icon: 'heart',
    name: 'ADVICES.FAVORITES',
    empty: 'ADVICES.FAVORITES_EMPTY',
    text: 'ADVICES.FAVORITES_EMPTY_TEXT',
  },
  watchlater: {
    icon: 'clock',
    name: 'ADVICES.WATCH_LATER',
    empty: 'ADVICES.LATER_EMPTY',
    text: 'ADVICES.LATER_EMPTY_TEXT',
  },
} as const

/** The favourites, or the videos to watch later: 9, and 9 more. */
export function MarkedVideos({ list }: { list: MarkList }) {
  const t = useText<TextKey>()
  const { icon, name, empty, text } = texts[list]
  return (
    <div className="stack gap-6">
      <VideosHeader />
      <h2 className="sr-only">{t(name)}</h2>
      <PagedVideos
        key={list}
        source={{ operation: `GET api/videos/${list}` }}
        size={SIZE}
        label={t(name)}
        markList={list}
        empty={
          <Card>
            <EmptyState
              icon={icon}
              title={t(empty)}
              text={t(text)}
              action={
                <Link className={buttonClass()} to="advices.videos">
                  {t('ADVICES.FIND')}
                </Link>
              }
            />
          </Card>
        }
      />
    </div>
  )
}
