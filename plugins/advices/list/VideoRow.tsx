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
        className={cx(
          'grid grid-flow-col auto-cols-[15.5rem] gap-4 overflow-x-auto -mx-4 pt-[2px] px-4 pb-1 [scroll-snap-type:x_proximity] scroll-px-4 [scrollbar-width:none]',
          'desk:grid-flow-row desk:grid-cols-[repeat(4,1fr)] desk:data-narrow:grid-cols-[repeat(3,1fr)] desk:mx-0 desk:pt-0 desk:px-0 desk:pb-0 desk:overflow-visible',
        )}
        data-narrow={isNarrow || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={title}
      >
        {videos.map((video) => (
          <li key={video.id} className="snap-start">
            <VideoCard video={video} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
