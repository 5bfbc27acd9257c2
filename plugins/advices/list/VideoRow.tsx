import type { ReactNode } from 'react'
import type { VideoPage } from '@schemas/generated/entities'
import { cx } from '@portico/core/ui/cx'
import { VideoCard } from '../cards/VideoCard'

interface Props {
  /** Unique on the page. */
  id: string
  title: string
  videos: VideoPage['items']
  /** A link to all of them. */
  all?: ReactNode
  /** Three in a row instead of four. */
  isNarrow?: boolean
}

/** Videos side by side; on a phone they scroll. */
export function VideoRow({ id, title, videos, all, isNarrow }: Props) {
  return (
    <section className="stack gap-3" aria-labelledby={id}>
      <div className="flex justify-between items-baseline gap-4">
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {all}
      </div>
      {/* Scrolls by keyboard where no video has the focus. */}
      <ul
        className={cx('vid-rail', isNarrow && 'desk:grid-cols-[repeat(3,1fr)]')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
      >
        {videos.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
