import type { Video, VideoMarks } from '@schemas/generated/entities'

/** A list of marked videos. */
export type MarkList = 'favorites' | 'watchlater'

/** The marks of a video that a press changes. */
export type Marks = Partial<Pick<Video, 'isFavorite' | 'isWatchLater' | 'isLiked' | 'likesCounter'>>

/** The marks that the server has now. */
export const marksOf = ({ id: _id, ...marks }: VideoMarks): Marks => marks

/** A cached answer in which one video has other marks. Answers without it stay the same object. */
export function patchVideos(answer: unknown, id: number, marks: Marks): unknown {
  if (Array.isArray(answer)) {
    return answer.some((item) => isVideo(item, id))
      ? answer.map((item) => (isVideo(item, id) ? { ...item, ...marks } : (item as unknown)))
      : answer
  }
  if (isVideo(answer, id)) return { ...answer, ...marks }
  if (typeof answer !== 'object' || answer === null || !('items' in answer)) return answer
  const items = patchVideos(answer.items, id, marks)
  return items === answer.items ? answer : { ...answer, items }
}

/** Whether a cached answer is the video or lists it. */
export const includesVideo = (answer: unknown, id: number): boolean => patchVideos(answer, id, {}) !== answer

const isVideo = (item: unknown, id: number): item is Video =>
  typeof item === 'object' && item !== null && 'duration' in item && (item as Video).id === id
