import { encodePng } from './encodePng'

const WIDTH = 640
const HEIGHT = 400

type Colour = readonly [red: number, green: number, blue: number]
type Shape = readonly [left: number, top: number, width: number, height: number, colour: Colour]

const paper: Colour = [226, 236, 240]
const ink: Colour = [96, 116, 128]
const skin: Colour = [214, 180, 156]

/** What a demo picture shows: a card with lines of writing, its back, or a head. */
const drawings: Readonly<Record<'front' | 'back' | 'face', readonly Shape[]>> = {
  front: [
    [40, 90, 180, 230, skin],
    [260, 100, 320, 26, ink],
    [260, 160, 240, 18, ink],
    [260, 205, 280, 18, ink],
    [260, 250, 200, 18, ink],
  ],
  back: [
    [40, 60, 560, 40, ink],
    [40, 220, 560, 20, ink],
    [40, 270, 560, 20, ink],
    [40, 320, 560, 20, ink],
  ],
  face: [
    [220, 70, 200, 230, skin],
    [150, 320, 340, 80, ink],
    [260, 160, 30, 14, ink],
    [350, 160, 30, 14, ink],
    [275, 240, 90, 12, ink],
  ],
}

/** Draws a picture of a demo check as a PNG. It shows an invented document: plain shapes and no writing. */
export function drawIdentityPicture(side: keyof typeof drawings): Buffer {
  const stride = WIDTH * 3 + 1
  const pixels = Buffer.alloc(stride * HEIGHT)
  const fill = ([left, top, width, height, colour]: Shape) => {
    const row = Buffer.from(Array.from({ length: width }, () => colour).flat())
    for (let y = top; y < top + height; y++) row.copy(pixels, y * stride + 1 + left * 3)
  }
  fill([0, 0, WIDTH, HEIGHT, paper])
  drawings[side].forEach(fill)
  return encodePng({ width: WIDTH, height: HEIGHT, bits: 8, colour: 2 }, pixels)
}
