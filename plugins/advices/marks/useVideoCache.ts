import { unstable_serialize as serialize, useSWRConfig } from 'swr'
import { isUnmounted } from '@portico/core/http/useApi'
import { includesVideo, patchVideos, type Marks } from './patch'

/** Keeps the cached answers in step with the marks of a video. */
export function useVideoCache(id: number) {
  const { cache, mutate } = useSWRConfig()
  const dataOf = (key: unknown): unknown => cache.get(cacheKeyOf(key))?.data
  /** The lists of marks in the cache. SWR gives keys to a filter only. */
  const markLists = (): unknown[] => {
    const keys: unknown[] = []
    void mutate((key: unknown) => isMarkList(key) && keys.push(key) < 0)
    return keys
  }

  /** Shows other marks. Leaves out what is still loading: SWR drops an answer that a mutation overtakes. */
  const show = (marks: Marks) =>
    mutate(
      (key: unknown) => isOfVideos(key) && dataOf(key) !== undefined,
      (answer: unknown) => patchVideos(answer, id, marks),
      { revalidate: false },
    )

  /** Reads the lists of marks again, because the video has come or gone. A list that shows it keeps its order. */
  const refreshLists = async () => {
    await mutate((key: unknown) => isMarkList(key) && isUnmounted(cacheKeyOf(key)), undefined)
    const shown = markLists()
      .filter((key) => includesVideo(dataOf(key), id))
      .map(operationOf)
    await mutate((key: unknown) => isMarkList(key) && !shown.includes(operationOf(key)))
  }
  return { show, refreshLists }
}

const cacheKeyOf = (key: unknown): string => serialize(key as string[])
const operationOf = (key: unknown): string => (Array.isArray(key) ? String(key[1]) : '')
const isOfVideos = (key: unknown) => operationOf(key).startsWith('GET api/videos')
const isMarkList = (key: unknown) => /videos\/(favorites|watchlater)$/.test(operationOf(key))
