import { unstable_serialize as serialize, useSWRConfig } from 'swr'
import type { Video, VideoMarks } from '@schemas/generated/entities'
import type { Call } from '@core/http/call'
import { isUnmounted } from '@core/http/mountedKeys'
import { useCall } from '@core/http/useCall'
import { toast } from '@core/ui/feedback/toast'
import { useAdvicesText } from '../text'
import { marksOf, patchVideos, type Marks } from './patch'

/** Marks a video at once, everywhere on the page, and takes it back when the server refuses (VIDEO-007, VIDEO-008). */
export function useMarks(video: Video) {
  const call = useCall()
  const t = useAdvicesText()
  const { mutate } = useSWRConfig()
  const { id, isFavorite, isWatchLater, isLiked = false, likesCounter } = video

  const show = (marks: Marks) =>
    mutate(isOfVideos, (answer: unknown) => patchVideos(answer, id, marks), { revalidate: false })
  /** A list of marks that is not on the page starts anew, because the video has come or gone. */
  const dropLists = () =>
    mutate((key: unknown) => isMarkList(key) && isUnmounted(serialize(key as string[])), undefined, {
      revalidate: false,
    })

  const change = async (marks: Marks, before: Marks, write: (call: Call) => Promise<VideoMarks>) => {
    await show(marks)
    try {
      await show(marksOf(await write(call)))
      await dropLists()
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
          send('PUT api/videos/{id}/like', { params: { id }, body: { isLiked: !isLiked }, quiet: true }),
      ),
  }
}

const operationOf = (key: unknown): string => (Array.isArray(key) ? String(key[1]) : '')
const isOfVideos = (key: unknown) => operationOf(key).startsWith('GET api/videos')
const isMarkList = (key: unknown) => /videos\/(favorites|watchlater)$/.test(operationOf(key))
