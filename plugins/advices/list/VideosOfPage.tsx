import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { VideoCard } from '../cards/VideoCard'
import type { MarkList } from '../marks/patch'
import type { TextKey } from '../texts'
import { CardSkeletons } from './GridSkeleton'
import { ListPage } from './ListPage'
import { useVideos, type VideoSource } from './useVideos'

interface Props {
  source: VideoSource
  size: number
  page: number
  markList: MarkList | undefined
  term: string | undefined
  /** Focuses its first video when it arrives: the button that asked for it has moved away. */
  isFocused: boolean
}

/** The items of one page. Roles name the list, because its pages stand between it and its items. */
export function VideosOfPage({ source, size, page, markList, term, isFocused }: Props) {
  const t = useText<TextKey>()
  const { data, error, mutate } = useVideos(source, size, page)
  const first = useRef<HTMLDivElement>(null)
  const hasArrived = data !== undefined
  useEffect(() => {
    if (isFocused && hasArrived) first.current?.querySelector('a')?.focus()
  }, [isFocused, hasArrived])
  if (!data && error)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="listitem">
        <p>{t('ADVICES.MORE_FAILED')}</p>
        <Button variant="quiet" onClick={() => void mutate()}>
          {t('UI.RETRY')}
        </Button>
      </div>
    )
  if (!data) return <CardSkeletons count={Math.min(size, 3)} />
  return (
    <ListPage count={data.items.length}>
      {data.items.map((video, place) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="listitem" key={video.id} ref={place === 0 ? first : null}>
          <VideoCard video={video} markList={markList} term={term} />
        </div>
      ))}
    </ListPage>
  )
}
