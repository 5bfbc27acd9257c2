import { projection, type Quad, type Size } from './quad'

/** The pixels of a picture, four bytes each. */
export interface Pixels extends Size {
  data: Uint8ClampedArray
}

/** Draws the sheet of paper between four corners of a picture straight, at a size in pixels. */
export function straighten(
  picture: Pixels,
  quad: Quad,
  { width, height }: Size,
): Uint8ClampedArray<ArrayBuffer> {
  const drawn = new Uint8ClampedArray(width * height * 4)
  const map = projection(quad)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = map((x + 0.5) / width, (y + 0.5) / height)
      sample(
        picture,
        place.x * picture.width - 0.5,
        place.y * picture.height - 0.5,
        drawn,
        (y * width + x) * 4,
      )
    }
  return drawn
}

/** Writes the colour of a place between four pixels: their mean, by distance. */
function sample(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  target: Uint8ClampedArray,
  at: number,
): void {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)))
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [east, south] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const places = [(top * width + left) * 4, (top * width + right) * 4, (bottom * width + left) * 4]
  const [nw = 0, ne = 0, sw = 0] = places
  const se = (bottom * width + right) * 4
  for (let channel = 0; channel < 4; channel++) {
    const upper = (data[nw + channel] ?? 0) * (1 - east) + (data[ne + channel] ?? 0) * east
    const lower = (data[sw + channel] ?? 0) * (1 - east) + (data[se + channel] ?? 0) * east
    target[at + channel] = upper * (1 - south) + lower * south
  }
}
