import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { Thumb } from '../cards/Thumb'
import { VideoLink } from '../cards/VideoLink'
import type { TextKey } from '../texts'
import { formatPosition, formatLength } from '../time'
import { useVideos } from './useVideos'

/** The video that was watched last and not finished, on this or another device; nothing where there is none. */
export function KeepWatching() {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { data } = useVideos({ operation: 'GET api/videos/continue', capability: 'videoProgress' }, 1)
  const video = data?.items[0]
  if (!video) return null
  const { id, title, owner, position = 0, duration } = video
  const left = t('ADVICES.LEFT', { time: formatLength(duration - (position ?? 0), language) })
  return (
    <Card
      as="article"
      data-layout="keep"
      className="relative grid content-start p-0 overflow-hidden desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] desk:[&_.btn]:justify-self-start"
      aria-labelledby="keep"
    >
      <Thumb video={video} />
      <div className="grid gap-3 content-center p-5 desk:p-8">
        <div>
          <p className="text-sm/normal font-semibold text-muted">{t('ADVICES.KEEP')}</p>
          <h2 className="h2" id="keep">
            {title}
          </h2>
          <p className="text-sm text-muted">{[owner?.fullName, left].filter(Boolean).join(' · ')}</p>
        </div>
        <VideoLink className={buttonClass()} id={id} aria-describedby="keep">
          <Icon name="play" size="s" />
          <span>{t('ADVICES.KEEP_AT', { time: formatPosition(position ?? 0) })}</span>
        </VideoLink>
      </div>
    </Card>
  )
}
