import type { Video, VideoSource } from '@schemas/generated/entities'

/** The person's choice: `auto` saves data if the browser's data saver is on. */
export type Quality = 'auto' | 'high' | 'low'

/** Whether the browser's data saver is on. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** How the browser plays media types: natively, or by a library that feeds it the segments of a stream. */
export interface Player {
  canPlay: (type: string) => boolean
  canFeed: (type: string) => boolean
}

/** What to play, and whether a library has to feed it. */
export type Chosen = Pick<VideoSource, 'url'> & { isFed: boolean }

const STREAM = 'application/vnd.apple.mpegurl'
const isStream = ({ type }: VideoSource) => type.startsWith(STREAM)

/** What this browser plays. A stream has H.264 in MP4. */
export const browserPlayer = (probe = document.createElement('video')): Player => ({
  canPlay: (type) => probe.canPlayType(type) !== '',
  canFeed: (type) =>
    (globalThis as { MediaSource?: typeof MediaSource }).MediaSource?.isTypeSupported(
      type.replace(STREAM, 'video/mp4'),
    ) === true,
})

/**
 * What to play: the stream, which follows the speed of the connection, unless the person has chosen a quality or saves data;
 * then the best or the smallest file. A video with an address and no files is played from there.
 */
export function chooseSource(
  { sources = [], url }: Pick<Video, 'sources' | 'url'>,
  quality: Quality,
  { canPlay, canFeed }: Player,
): Chosen | undefined {
  const stream = sources.find((one) => isStream(one) && (canPlay(one.type) || canFeed(one.type)))
  const chosenStream = stream && { ...stream, isFed: !canPlay(stream.type) }
  if (chosenStream && quality === 'auto' && !savesData()) return chosenStream
  const files = sources
    .filter((one) => !isStream(one) && canPlay(one.type))
    .toSorted((one, other) => other.height - one.height)
  const isLow = quality === 'low' || (quality === 'auto' && savesData())
  const file = (isLow ? files.at(-1) : files[0]) ?? (sources.length === 0 && url ? { url } : undefined)
  return file ? { ...file, isFed: false } : chosenStream
}

/**
 * The address of a file: a path of the API, or an https address. Undefined for anything else, such as `javascript:`. The page's
 * policy refuses hosts that the tenant does not name.
 */
export function mediaUrl(api: string, url: string): string | undefined {
  if (/^https:\/\//i.test(url)) return url
  return /^\/?[\w][\w./-]*$/.test(url) ? `${api.replace(/\/$/, '')}/${url.replace(/^\//, '')}` : undefined
}
