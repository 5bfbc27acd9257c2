import type { Video, VideoSource } from '@schemas/generated/entities'

/** The person's choice: `auto` saves data if the browser's data saver is on. */
export type Quality = 'auto' | 'high' | 'low'

/** Whether the browser's data saver is on. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * The file to play: the best or the smallest of those that the browser can play. In: a function that says whether it plays a
 * media type. A video with an address and no files is played from there.
 */
export function chooseSource(
  { sources = [], url }: Pick<Video, 'sources' | 'url'>,
  quality: Quality,
  canPlay: (type: string) => boolean,
): Pick<VideoSource, 'url'> | undefined {
  const playable = sources.filter(({ type }) => canPlay(type))
  const sorted = playable.toSorted((one, other) => other.height - one.height)
  const isLow = quality === 'low' || (quality === 'auto' && savesData())
  return (isLow ? sorted.at(-1) : sorted[0]) ?? (sources.length === 0 && url ? { url } : undefined)
}

/**
 * The address of a file: a path of the API, or an https address. Undefined for anything else, such as `javascript:`. The page's
 * policy refuses hosts that the tenant does not name.
 */
export function mediaUrl(api: string, url: string): string | undefined {
  if (/^https:\/\//i.test(url)) return url
  return /^\/?[\w][\w./-]*$/.test(url) ? `${api.replace(/\/$/, '')}/${url.replace(/^\//, '')}` : undefined
}
