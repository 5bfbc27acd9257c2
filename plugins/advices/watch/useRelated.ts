import type { Video } from '@schemas/generated/entities'
import { useVideos } from '../list/useVideos'

const COUNT = 4

/** The videos that are like one; undefined until they are known. */
export const useRelated = (id: number): Video[] | undefined =>
  useVideos({ operation: 'GET api/videos/related/{id}', params: { id } }, COUNT).data?.items
