import { useText } from '@portico/core/i18n/useText'
import type { Video, VideoMarks } from '@schemas/generated/entities'
import { useCall, type Call } from '@portico/core/http/useCall'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'
import { marksOf, type Marks } from './patch'
import { useVideoCache } from './useVideoCache'

/** Marks a video at once, everywhere on the page, and takes it back when the server refuses. */
export function useMarks(video: Video) {
  const call = useCall()
  const t = useText<TextKey>()
  const { id, isFavorite, isWatchLater, isLiked = false, likesCounter } = video
  const { show, refreshLists } = useVideoCache(id)

  const change = async (marks: Marks, before: Marks, write: (call: Call) => Promise<VideoMarks>) => {
    await show(marks)
    try {
      await show(marksOf(await write(call)))
      await refreshLists()
    } catch {
      await show(before)
      toast({ tone: 'error', text: t('ADVICES.NOT_SAVED') })
    }
  }
  return {
    toggleFavorite: () =>
      change({ isFavorite: !isFavorite }, { isFavorite }, (send) =>
        send('POST api/users/favorite/{videoId}', { params: { videoId: id }, quiet: true }),
      ),
    toggleWatchLater: () =>
      change({ isWatchLater: !isWatchLater }, { isWatchLater }, (send) =>
        send('POST api/users/watchlater/{videoId}', { params: { videoId: id }, quiet: true }),
      ),
    toggleLike: () =>
      change(
        { isLiked: !isLiked, likesCounter: likesCounter + (isLiked ? -1 : 1) },
        { isLiked, likesCounter },
        (send) =>
          send('PUT api/videos/{id}/like', {
            capability: 'videoProgress',
            params: { id },
            body: { isLiked: !isLiked },
            quiet: true,
          }),
      ),
  }
}
