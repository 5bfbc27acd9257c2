export interface Size {
  width: number
  height: number
}

/** The part of a picture that is used, in its pixels. */
export interface Crop extends Size {
  x: number
  y: number
}

/** Furthest in one can go, as a multiple of the largest crop. */
export const maxZoom = 4

/** The largest part of a picture in a ratio, in its middle. */
export function largestCrop({ width, height }: Size, ratio: number): Crop {
  const wide = Math.min(width, height * ratio)
  const crop = { width: wide, height: wide / ratio }
  return { ...crop, x: (width - crop.width) / 2, y: (height - crop.height) / 2 }
}

/** How far in a crop is: 1 for the largest. */
export const zoomOf = (crop: Crop, picture: Size): number =>
  largestCrop(picture, crop.width / crop.height).width / crop.width

/** Goes in or out around the middle of a crop, within the picture. In: 1 to `closest`. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const whole = largestCrop(picture, crop.width / crop.height)
  const part = 1 / Math.max(1, Math.min(zoom, maxZoom))
  const [width, height] = [whole.width * part, whole.height * part]
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return clampCrop({ width, height, x: middle.x - width / 2, y: middle.y - height / 2 }, picture)
}

/** Moves a crop by pixels of the picture, within it. */
export const moveCrop = (crop: Crop, picture: Size, by: { x: number; y: number }): Crop =>
  clampCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture)

/** The corners of a crop, as on a map. */
export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

/** Draws a crop larger or smaller by one corner, in its ratio and within the picture; the corner across stays. In: pixels of the picture. */
export function resizeCrop(crop: Crop, picture: Size, corner: Corner, by: { x: number; y: number }): Crop {
  const [isSouth, isEast] = [corner.startsWith('s'), corner.endsWith('e')]
  const ratio = crop.width / crop.height
  const wished = crop.width + ((isEast ? by.x : -by.x) + (isSouth ? by.y : -by.y) * ratio) / 2
  const room = {
    width: isEast ? picture.width - crop.x : crop.x + crop.width,
    height: isSouth ? picture.height - crop.y : crop.y + crop.height,
  }
  const least = largestCrop(picture, ratio).width / maxZoom
  const width = Math.min(Math.max(wished, least), room.width, room.height * ratio)
  const height = width / ratio
  return {
    width,
    height,
    x: isEast ? crop.x : crop.x + crop.width - width,
    y: isSouth ? crop.y : crop.y + crop.height - height,
  }
}

const clampCrop = (crop: Crop, { width, height }: Size): Crop => ({
  ...crop,
  x: Math.max(0, Math.min(crop.x, width - crop.width)),
  y: Math.max(0, Math.min(crop.y, height - crop.height)),
})

/** The pixels of the picture that is made: as many as are needed, no more than there are. */
export function outputSize(crop: Crop, wanted: Size): Size {
  const part = Math.min(1, crop.width / wanted.width)
  return { width: Math.round(wanted.width * part), height: Math.round(wanted.height * part) }
}

interface KeyPress {
  key: string
  shiftKey: boolean
}

const arrowSteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const zoomKeys: Readonly<Record<string, number>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 }

/**
 * What a key does to a crop: arrows move it by a pixel of the screen, with shift by ten; plus and minus go in and out.
 * In: how many pixels of the picture one of the screen is. Out: null for other keys.
 */
export function cropForKey(
  { key, shiftKey }: KeyPress,
  crop: Crop,
  picture: Size,
  perPixel: number,
): Crop | null {
  const way = arrowSteps[key]
  const far = perPixel * (shiftKey ? 10 : 1)
  if (way) return moveCrop(crop, picture, { x: way.x * far, y: way.y * far })
  const zoom = zoomKeys[key]
  return zoom === undefined ? null : zoomCrop(crop, picture, zoomOf(crop, picture) * zoom)
}
