export interface Size {
  width: number
  height: number
}

/** A part of a picture, in pixels of the picture. */
export interface Crop extends Size {
  x: number
  y: number
}

/** The highest zoom, relative to the largest crop. */
export const maxZoom = 4

/** The largest centered crop with an aspect ratio. */
export function largestCrop({ width, height }: Size, ratio: number): Crop {
  const wide = Math.min(width, height * ratio)
  const crop = { width: wide, height: wide / ratio }
  return { ...crop, x: (width - crop.width) / 2, y: (height - crop.height) / 2 }
}

/** The zoom of a crop: 1 for the largest. */
export const zoomOf = (crop: Crop, picture: Size): number =>
  largestCrop(picture, crop.width / crop.height).width / crop.width

/** Zooms a crop around its center, within the picture; `zoom` is 1 to `maxZoom`. */
export function zoomCrop(crop: Crop, picture: Size, zoom: number): Crop {
  const whole = largestCrop(picture, crop.width / crop.height)
  const part = 1 / Math.max(1, Math.min(zoom, maxZoom))
  const [width, height] = [whole.width * part, whole.height * part]
  const middle = { x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 }
  return clampCrop({ width, height, x: middle.x - width / 2, y: middle.y - height / 2 }, picture)
}

/** Moves a crop by pixels of the picture, within its bounds. */
export const moveCrop = (crop: Crop, picture: Size, by: { x: number; y: number }): Crop =>
  clampCrop({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, picture)

/** The corners of a crop, as compass directions. */
export const corners = ['nw', 'ne', 'sw', 'se'] as const
export type Corner = (typeof corners)[number]

/** Resizes a crop by dragging a corner by pixels of the picture. The ratio and the opposite corner stay. */
export function resizeCrop(crop: Crop, picture: Size, corner: Corner, by: { x: number; y: number }): Crop {
  const [isSouth, isEast] = [corner.startsWith('s'), corner.endsWith('e')]
  const ratio = crop.width / crop.height
  const wanted = crop.width + ((isEast ? by.x : -by.x) + (isSouth ? by.y : -by.y) * ratio) / 2
  const available = {
    width: isEast ? picture.width - crop.x : crop.x + crop.width,
    height: isSouth ? picture.height - crop.y : crop.y + crop.height,
  }
  const minWidth = largestCrop(picture, ratio).width / maxZoom
  const width = Math.min(Math.max(wanted, minWidth), available.width, available.height * ratio)
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

/** The size of the output: the wanted one, or less where the crop has fewer pixels. */
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
 * The crop after a key: arrows move it by one pixel of the screen, with Shift by ten; plus and minus zoom.
 * `perPixel` is the number of picture pixels per screen pixel. Null for any other key.
 */
export function cropForKey(
  { key, shiftKey }: KeyPress,
  crop: Crop,
  picture: Size,
  perPixel: number,
): Crop | null {
  const step = arrowSteps[key]
  const distance = perPixel * (shiftKey ? 10 : 1)
  if (step) return moveCrop(crop, picture, { x: step.x * distance, y: step.y * distance })
  const zoom = zoomKeys[key]
  return zoom === undefined ? null : zoomCrop(crop, picture, zoomOf(crop, picture) * zoom)
}
