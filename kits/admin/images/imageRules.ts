/** The largest picture that the server keeps, in bytes (ACCOUNT-057). */
export const maxBytes = 25_000_000

/** What the server keeps as a picture: a drawing may carry scripts. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is refused before anything is sent. */
export type ImageRejection = 'SIZE' | 'KIND'

/** Whether a file may be a picture: null when it may. */
export function checkImage({ size, type }: Pick<File, 'size' | 'type'>): ImageRejection | null {
  if (!imageTypes.some((kind) => kind === type)) return 'KIND'
  return size > maxBytes ? 'SIZE' : null
}

/** What a picture is for: its ratio and the pixels it needs to look sharp. */
export interface ImageShape {
  kind: 'avatar' | 'banner'
  width: number
  height: number
}

export const avatarShape: ImageShape = { kind: 'avatar', width: 600, height: 600 }
export const bannerShape: ImageShape = { kind: 'banner', width: 1600, height: 400 }
