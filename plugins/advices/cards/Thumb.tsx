import { useText } from '@portico/core/i18n/useText'
import type { Video } from '@schemas/generated/entities'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Icon } from '@portico/core/ui/media/Icon'
import { thumbnailUrl } from '@portico/core/ui/media/thumbnail'
import type { TextKey } from '../texts'
import { formatPosition } from '../time'

type Shown = Pick<Video, 'thumbnailId' | 'duration' | 'isLocked' | 'position'>

/** The poster of a video with its length, how far it was watched, and a lock. Decorative but for the length. */
export function Thumb({ video: { thumbnailId, duration, isLocked, position } }: { video: Shown }) {
  const t = useText<TextKey>()
  const { api } = useTenant().addresses
  return (
    <span className="vid-thumb">
      {thumbnailId != null && <img src={thumbnailUrl(api, thumbnailId, 300)} alt="" loading="lazy" />}
      {isLocked && (
        <span className="vid-locked">
          <Icon name="lock" />
        </span>
      )}
      <span className="vid-length">
        <span className="sr-only">{t('ADVICES.DURATION')} </span>
        {formatPosition(duration)}
      </span>
      {position != null && position > 0 && (
        <progress className="vid-seen" value={position} max={duration} aria-hidden="true" />
      )}
    </span>
  )
}
