import type { Video } from '@schemas/generated/entities'
import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../texts'
import { formatPosition } from '../time'
import { useVideoTitle } from '../videoTitle'
import { MarkedText } from './MarkedText'
import { VideoLink } from './VideoLink'

/** The chapters and sentences of a video that a search has found. Each leads to its second. */
export function Moments({ video, term }: { video: Video; term: string | undefined }) {
  const t = useText<TextKey>()
  const titleOf = useVideoTitle()
  const { id, moments = [] } = video
  if (moments.length === 0) return null
  return (
    <ul
      className="stack gap-1 mt-2 [&_mark]:bg-brand-soft [&_mark]:text-inherit"
      aria-label={t('ADVICES.MOMENTS', { title: titleOf(video) })}
    >
      {moments.map(({ start, text }) => (
        <li key={start}>
          <VideoLink
            id={id}
            query={{ at: String(start) }}
            className="relative z-1 grid grid-cols-[auto_1fr] gap-2 py-1 text-sm/[1.4] text-inherit no-underline hover:underline"
          >
            <span className="font-strong text-brand figures">{formatPosition(start)}</span>
            <span>
              <MarkedText text={text} term={term} />
            </span>
          </VideoLink>
        </li>
      ))}
    </ul>
  )
}
