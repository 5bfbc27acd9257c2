import { useText } from '@portico/core/i18n/useText'
import type { Video } from '@schemas/generated/entities'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { useMarks } from '../marks/useMarks'
import type { TextKey } from '../texts'

/** Favourite, watch later and, where the API takes them, likes. */
export function MarkButtons({ video }: { video: Video }) {
  const t = useText<TextKey>()
  const { toggleFavorite, toggleWatchLater, toggleLike } = useMarks(video)
  const { isFavorite, isWatchLater, isLiked } = video
  const canLike = useCapability('videoProgress') && isLiked !== undefined
  return (
    <div className="flex flex-wrap gap-2 [&_.btn[aria-pressed='true']]:border-brand [&_.btn[aria-pressed='true']]:bg-brand-soft [&_.btn[aria-pressed='true']_svg:not([data-icon='clock'])]:fill-current max-desk:[&_.btn]:flex-[1_1_40%] max-desk:[&_.btn]:px-3">
      <Button
        variant="secondary"
        size="sm"
        icon="heart"
        aria-pressed={isFavorite}
        onClick={() => void toggleFavorite()}
      >
        {t(isFavorite ? 'ADVICES.IN_FAVORITES' : 'ADVICES.ADD_FAVORITE')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon="clock"
        aria-pressed={isWatchLater}
        onClick={() => void toggleWatchLater()}
      >
        {t(isWatchLater ? 'ADVICES.IN_LATER' : 'ADVICES.ADD_LATER')}
      </Button>
      {canLike && (
        <Button
          variant="secondary"
          size="sm"
          icon="thumbs-up"
          aria-pressed={isLiked}
          onClick={() => void toggleLike()}
        >
          {t('ADVICES.LIKE')}
        </Button>
      )}
    </div>
  )
}
