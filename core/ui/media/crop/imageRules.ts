import { MAX_SIDE, readDimensions } from '@schemas/pictures/dimensions'

export type { Picture } from './canvas'

/** The largest image that the server accepts, in bytes. */
export const maxBytes = 25_000_000

/** The image types that the server accepts; SVG is not one, because it may contain scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is rejected, by the codes that the server uses. */
export type ImageRejection = 'MAX_EXCEEDED' | 'FORMAT_NOT_VALID'

/** Checks a file; null where it is acceptable. */
export function checkImage({ size, type }: Pick<File, 'size' | 'type'>): ImageRejection | null {
  if (!imageTypes.some((kind) => kind === type)) return 'FORMAT_NOT_VALID'
  return size > maxBytes ? 'MAX_EXCEEDED' : null
}

/** Why the content of a file is rejected; `TOO_MANY_PIXELS` has a text of its own. */
export type ContentRejection = 'FORMAT_NOT_VALID' | 'TOO_MANY_PIXELS'

/**
 * Checks the dimensions that an image declares, before it is decoded: a small file may hold gigabytes of pixels. Resolves to
 * null where it is acceptable.
 */
export async function checkPixels(file: Blob): Promise<ContentRejection | null> {
  const size = readDimensions(file.type, new Uint8Array(await file.arrayBuffer()))
  if (!size) return 'FORMAT_NOT_VALID'
  return Math.max(size.width, size.height) > MAX_SIDE ? 'TOO_MANY_PIXELS' : null
}

/** The use of an image: its aspect ratio, and the pixels it needs to look sharp. */
export interface ImageShape {
  kind: 'avatar' | 'banner'
  width: number
  height: number
}

/** The shape of a picture of a person. */
export const avatarShape: ImageShape = { kind: 'avatar', width: 600, height: 600 }
/** The shape of a picture across a page. */
export const bannerShape: ImageShape = { kind: 'banner', width: 1600, height: 400 }
