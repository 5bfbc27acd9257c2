import type { Capability } from '@schemas/generated/contract'
import type { Video, VideoPage } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'

/** The operations that list videos. */
type ListOperation =
  | 'GET api/videos/new'
  | 'GET api/videos/continue'
  | 'GET api/videos/favorites'
  | 'GET api/videos/watchlater'
  | 'GET api/videos/search'
  | 'GET api/videos/owner/{id}'
  | 'GET api/videos/tag/{tag}'
  | 'GET api/videos/category/{id}'
  | 'GET api/videos/related/{id}'

/** Where videos come from. */
export interface VideoSource {
  operation: ListOperation
  /** Something beyond the specification that the back end has to offer. */
  capability?: Capability
  params?: Readonly<Record<string, number>>
  query?: Readonly<Record<string, string>>
}

/** Reads a page of a list. Pages are counted from 0. */
export function useVideos({ operation, capability, params, query }: VideoSource, size: number, page = 0) {
  const input = {
    ...(capability && { capability }),
    ...(params && { params }),
    query: { ...query, page, size },
    quiet: true,
  }
  // The operations differ only in their parameters; their answers have the same shape.
  const { data, error, isLoading, mutate } = useApi(
    operation as 'GET api/videos/new',
    input as { quiet: true },
  )
  return { data: data && toPage(data), error, isLoading, mutate }
}

/** An API that knows no pages answers with the whole list. */
const toPage = (answer: Video[] | VideoPage): VideoPage =>
  Array.isArray(answer) ? { items: answer, total: answer.length } : answer
