import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long the address of a video for some plans works: a copy that somebody passes on expires soon. */
export const PLAN_MS = 5 * 60_000
/** Others expire later, so that a cache can keep the file for a morning. */
const OPEN_MS = 6 * 3_600_000

/** The place of the files. */
export const MEDIA_PATH = 'api/media'

interface Addressed {
  tenant: string
  videoId: number
}

/** A folder of files that works until a moment. */
export interface MediaAddress {
  /** A path of the API, without the file. */
  path: string
  expiresAt: Date
}

/**
 * Signs the address of a video's files. A `<video>` sends no token, so the address carries the right. That of a video for
 * some plans expires after at most five minutes; the others are the same for some hours, so that a browser keeps the file.
 */
export function signMedia(
  secret: string,
  { tenant, videoId, isForPlans, now }: Addressed & { isForPlans: boolean; now: Date },
): MediaAddress {
  const time = now.getTime()
  const expires = isForPlans ? time + PLAN_MS : (Math.floor(time / OPEN_MS) + 2) * OPEN_MS
  const signature = sign(secret, `media|${tenant}|${videoId}|${expires}`)
  return { path: `${MEDIA_PATH}/${videoId}/${expires}.${signature}`, expiresAt: new Date(expires) }
}

/** The milliseconds that an address still works; undefined for one that has expired or was not signed here. */
export function mediaLifetime(
  secret: string,
  { tenant, videoId, ticket, now }: Addressed & { ticket: string; now: Date },
): number | undefined {
  const [expires = '', signature = ''] = ticket.split('.')
  if (!/^\d{13}$/.test(expires) || !isSame(signature, sign(secret, `media|${tenant}|${videoId}|${expires}`)))
    return undefined
  const left = Number(expires) - now.getTime()
  return left > 0 ? left : undefined
}

/** The signature of a text. */
export const sign = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares two signatures in the same time, however many characters agree. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
