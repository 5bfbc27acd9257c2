import { expect, it } from 'vitest'
import { wholePicture, type Quad } from './quad'
import { straighten, type Pixels } from './straighten'

/** A picture whose red is its column and whose green is its row, times ten. */
function gradient(width: number, height: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([x * 10, y * 10, 0, 255], (y * width + x) * 4)
  return { width, height, data }
}
const pixel = (data: Uint8ClampedArray, width: number, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

it('a whole picture of the same size is the same, pixel by pixel', () => {
  const picture = gradient(20, 10)
  expect([...straighten(picture, wholePicture, picture)]).toEqual([...picture.data])
})

it('a part is cut out, and a smaller page has the means of pixels', () => {
  const right: Quad = [
    { x: 0.5, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0.5, y: 1 },
  ]
  const cut = straighten(gradient(20, 10), right, { width: 10, height: 10 })
  expect([pixel(cut, 10, 0, 0), pixel(cut, 10, 9, 9)]).toEqual([
    [100, 0, 0, 255],
    [190, 90, 0, 255],
  ])
  const small = straighten(gradient(20, 10), wholePicture, { width: 10, height: 5 })
  expect(pixel(small, 10, 0, 0)).toEqual([5, 5, 0, 255])
})

it('a white sheet on a dark table, seen at an angle, fills the page', () => {
  const [width, height] = [200, 200]
  const data = new Uint8ClampedArray(width * height * 4)
  // The sheet: between the lines from (60, 40) to (20, 160) and from (140, 40) to (180, 160).
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const lean = (y - 40) / 3
      const isPaper = y >= 40 && y <= 160 && x >= 60 - lean && x <= 140 + lean
      data.set(isPaper ? [255, 255, 255, 255] : [20, 20, 20, 255], (y * width + x) * 4)
    }
  const corners: Quad = [
    { x: 0.31, y: 0.21 },
    { x: 0.69, y: 0.21 },
    { x: 0.89, y: 0.79 },
    { x: 0.11, y: 0.79 },
  ]
  const page = straighten({ width, height, data }, corners, { width: 50, height: 50 })
  expect(page.filter((value) => value < 250)).toHaveLength(0)
})
