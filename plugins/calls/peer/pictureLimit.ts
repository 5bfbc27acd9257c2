import type { SentTracks } from '@portico/calls/engine/engine'

/** How large a picture may be that is sent to one person. */
export interface PictureLimit {
  /** Pixels. */
  height: number
  /** Bits a second. */
  bitrate: number
}

/**
 * The limit of each picture by the number of people in a call, this one included; null: none. Everybody encodes a picture for each
 * of the others, so it gets smaller as people come.
 */
export const limitFor = (people: number): PictureLimit | null =>
  people <= 2 ? null : people === 3 ? { height: 480, bitrate: 800_000 } : { height: 360, bitrate: 500_000 }

/** By how much a picture has to be smaller than the camera's. A shared screen keeps its size: it has to be read. */
export function scaleFor({ video, isScreen }: SentTracks, limit: PictureLimit | null): number {
  const height = video?.getSettings().height
  return limit && height && !isScreen ? Math.max(1, height / limit.height) : 1
}
