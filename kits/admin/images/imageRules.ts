/** The largest picture that the server keeps, in bytes (ACCOUNT-057). */
export const largest = 25_000_000

/** What the server keeps as a picture: a drawing may carry scripts. */
export const kinds = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is refused before anything is sent. */
export type Refused = 'SIZE' | 'KIND'

/** Whether a file may be a picture: null when it may. */
export function refusalOf({ size, type }: Pick<File, 'size' | 'type'>): Refused | null {
  if (!kinds.some((kind) => kind === type)) return 'KIND'
  return size > largest ? 'SIZE' : null
}

/** What a picture is for: its ratio and the pixels it needs to look sharp. */
export interface Shape {
  kind: 'avatar' | 'banner'
  width: number
  height: number
}

export const avatar: Shape = { kind: 'avatar', width: 600, height: 600 }
export const banner: Shape = { kind: 'banner', width: 1600, height: 400 }
