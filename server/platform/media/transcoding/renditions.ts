/** A size of a video; of a portrait one, width and height change places. */
export interface Rendition {
  width: number
  height: number
  /** Constant quality of H.264; more is smaller. */
  crf: number
  /** Kilobits per second that the picture has at most. */
  maxRate: number
  audioRate: number
  level: string
  /** As in a media type. */
  codec: string
}

/** The sizes, the best first. A phone on a slow connection plays the last one. */
export const renditions: readonly Rendition[] = [
  { width: 1280, height: 720, crf: 23, maxRate: 2500, audioRate: 128, level: '3.1', codec: 'avc1.64001f' },
  { width: 640, height: 360, crf: 25, maxRate: 700, audioRate: 64, level: '3.0', codec: 'avc1.64001e' },
]

/** What the arguments need to know of the uploaded file. */
export interface SourceFacts {
  width: number
  height: number
  hasSound: boolean
  /** Whether its brightness goes beyond that of usual screens. */
  isHdr: boolean
  /** Seconds; null where the file does not say. */
  duration: number | null
}

/** The renditions that a picture fills: a small one is not enlarged. */
export function renditionsOf({ width, height }: Pick<SourceFacts, 'width' | 'height'>): Rendition[] {
  const small = renditions.at(-1)
  const isSmall = small && Math.max(width, height) <= small.width && Math.min(width, height) <= small.height
  return isSmall ? [small] : [...renditions]
}

/** The codecs of a rendition, as in a media type. */
export const codecsOf = ({ codec }: Rendition, hasSound: boolean): string =>
  hasSound ? `${codec},mp4a.40.2` : codec

/** The playlist that names those of all renditions. */
export function mainPlaylist(made: readonly Rendition[], hasSound: boolean): string {
  const streams = made.flatMap((rendition) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${(rendition.maxRate + rendition.audioRate) * 1000},CODECS="${codecsOf(rendition, hasSound)}"`,
    `${rendition.height}.m3u8`,
  ])
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams, ''].join('\n')
}
