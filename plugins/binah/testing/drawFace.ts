import type { Pixels } from '../region/cells'
import type { Colour } from '../signal/samples'
import { random } from './random'

interface Drawing {
  skin: Colour
  faces: readonly { x: number; y: number; width: number }[]
  background?: Colour
  /** 1 is full light. */
  light?: number
  hasEyes?: boolean
}

const inside = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1

/** Draws faces with hair, eyes, brows and mouth into a picture of 160 by 120 pixels. Sizes are in pixels. */
export function drawFace({
  skin,
  faces,
  background = [90, 110, 130],
  light = 1,
  hasEyes = true,
}: Drawing): Pixels {
  const [width, height] = [160, 120]
  const data = new Uint8ClampedArray(width * height * 4)
  const noise = random(9)
  for (let place = 0; place < width * height; place += 1) {
    const [x, y] = [place % width, Math.floor(place / width)]
    const colour = faces.reduce<Colour>(
      (under, face) => colourAt(x, y, face, { skin, hasEyes }) ?? under,
      background,
    )
    for (const channel of [0, 1, 2] as const)
      data[place * 4 + channel] = colour[channel] * light + 2 * noise.normal()
    data[place * 4 + 3] = 255
  }
  return { data, width, height }
}

/** The colour of a face at a pixel, or undefined beside it. */
function colourAt(
  x: number,
  y: number,
  face: { x: number; y: number; width: number },
  { skin, hasEyes }: { skin: Colour; hasEyes: boolean },
): Colour | undefined {
  const unit = face.width / 2
  const [dx, dy] = [(x - face.x) / unit, (y - face.y) / unit]
  const feature: Colour = skin[0] > 90 ? [45, 30, 25] : [12, 9, 8]
  if (hasEyes) {
    for (const side of [-0.42, 0.42]) {
      if (inside(dx, dy, [side, -0.2, 0.13, 0.1])) return feature
      if (inside(dx, dy, [side, -0.2, 0.24, 0.12])) return [235, 235, 235]
      if (inside(dx, dy, [side, -0.48, 0.28, 0.07])) return feature
    }
    if (inside(dx, dy, [0, 0.7, 0.36, 0.1])) return [skin[0] * 0.8, skin[1] * 0.5, skin[2] * 0.55]
  }
  if (inside(dx, dy, [0, 0, 1, 1.3])) return dy < -0.95 ? feature : skin
  return inside(dx, dy, [0, -0.2, 1.15, 1.25]) && dy < -0.3 ? feature : undefined
}
