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
    <span className="relative block h-auto aspect-[16/9] overflow-hidden rounded-control bg-fill in-data-[layout=keep]:rounded-none">
      {thumbnailId != null && (
        <img
          className="size-full object-cover data-locked:[filter:saturate(0.35)_brightness(0.72)]"
          data-locked={isLocked || undefined}
          src={thumbnailUrl(api, thumbnailId, 300)}
          alt=""
          loading="lazy"
        />
      )}
      {isLocked && (
        <span className="absolute inset-0 grid place-content-center text-[#fff] [&_svg]:size-11 [&_svg]:p-2.5 [&_svg]:rounded-[50%] [&_svg]:bg-[rgb(8_16_18/84%)]">
          <Icon name="lock" />
        </span>
      )}
      <span className="absolute top-auto bottom-2 right-2 left-auto py-[0.0625rem] px-[0.4375rem] rounded-mark bg-[rgb(8_16_18/84%)] text-[#fff] text-[0.8125rem] font-semibold figures">
        <span className="sr-only">{t('ADVICES.DURATION')} </span>
        {formatPosition(duration)}
      </span>
      {position != null && position > 0 && (
        <progress
          className="absolute top-auto bottom-0 inset-x-0 w-full h-[0.3125rem] appearance-none [border:0] bg-[rgb(8_16_18/60%)] [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent"
          value={position}
          max={duration}
          aria-hidden="true"
        />
      )}
    </span>
  )
}
