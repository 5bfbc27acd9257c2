import { useText } from '@portico/core/i18n/useText'
import { Card } from '@portico/core/ui/layout/Card'
import { VideoCard } from '../cards/VideoCard'
import type { TextKey } from '../texts'
import { useRelated } from './useRelated'

/** What to watch next; nothing if no video is similar. */
export function RelatedVideos({ id }: { id: number }) {
  const t = useText<TextKey>()
  const videos = useRelated(id)
  if (!videos || videos.length === 0) return null
  return (
    <Card as="section" className="stack" aria-labelledby="related">
      <h2 className="h3" id="related">
        {t('ADVICES.RELATED')}
      </h2>
      <ul data-layout="rows">
        {videos.map((video) => (
          <li className="not-last:mb-4 not-last:pb-4 not-last:hairline-b" key={video.id}>
            <VideoCard video={video} level={3} isBrief />
          </li>
        ))}
      </ul>
    </Card>
  )
}
