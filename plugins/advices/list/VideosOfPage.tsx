import { useEffect, useRef } from 'react'
import { Button } from '@core/ui/actions/Button'
import { VideoCard } from '../cards/VideoCard'
import type { MarkList } from '../marks/patch'
import { useAdvicesText } from '../text'
import { CardSkeleton } from './GridSkeleton'
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

/** The items of one page. */
export function VideosOfPage({ source, size, page, markList, term, isFocused }: Props) {
  const t = useAdvicesText()
  const { data, error, mutate } = useVideos(source, size, page)
  const first = useRef<HTMLLIElement>(null)
  const hasArrived = data !== undefined
  useEffect(() => {
    if (isFocused && hasArrived) first.current?.querySelector('a')?.focus()
  }, [isFocused, hasArrived])
  if (!data && error)
    return (
      <li>
        <p>{t('ADVICES.MORE_FAILED')}</p>
        <Button variant="quiet" onClick={() => void mutate()}>
          {t('UI.RETRY')}
        </Button>
      </li>
    )
  if (!data) return Array.from({ length: Math.min(size, 3) }, (_, place) => <CardSkeleton key={place} />)
  return data.items.map((video, place) => (
    <li key={video.id} ref={place === 0 ? first : null}>
      <VideoCard video={video} markList={markList} term={term} />
    </li>
  ))
}
