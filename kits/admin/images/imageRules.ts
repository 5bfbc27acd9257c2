/** The largest image that the server accepts, in bytes (ACCOUNT-057). */
export const maxBytes = 25_000_000

/** The image types that the server accepts; SVG is not one, because it may contain scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is rejected before the upload. */
export type ImageRejection = 'SIZE' | 'KIND'

/** Checks a file; null where it is acceptable. */
export function checkImage({ size, type }: Pick<File, 'size' | 'type'>): ImageRejection | null {
  if (!imageTypes.some((kind) => kind === type)) return 'KIND'
  return size > maxBytes ? 'SIZE' : null
}

/** The use of an image: its aspect ratio, and the pixels it needs to look sharp. */
export interface ImageShape {
  kind: 'avatar' | 'banner'
  width: number
  height: number
}

export const avatarShape: ImageShape = { kind: 'avatar', width: 600, height: 600 }
export const bannerShape: ImageShape = { kind: 'banner', width: 1600, height: 400 }
