import { Card } from '@core/ui/layout/Card'
import { VideoCard } from '../cards/VideoCard'
import { useVideos } from '../list/useVideos'
import { useAdvicesText } from '../text'

const COUNT = 4

/** What to watch next (VIDEO-030); nothing where there is nothing alike. */
export function Related({ id }: { id: number }) {
  const t = useAdvicesText()
  const { data } = useVideos({ operation: 'GET api/videos/related/{id}', params: { id } }, COUNT)
  if (!data || data.items.length === 0) return null
  return (
    <Card as="section" className="stack" aria-labelledby="related">
      <h2 className="h3" id="related">
        {t('ADVICES.RELATED')}
      </h2>
      <ul className="vid-rows">
        {data.items.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} level={3} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
