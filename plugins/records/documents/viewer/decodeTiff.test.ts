// @vitest-environment node
import { expect, it } from 'vitest'
import { decodeTiff } from './decodePictures'
import { smaller } from './smaller'

const ENTRIES = 8
const SHORT = 3
const LONG = 4

/** A TIFF file without compression: grey pages of one size, each of one shade. */
function tiffOf(shades: readonly number[], width: number, height: number): Uint8Array<ArrayBuffer> {
  const page = 2 + ENTRIES * 12 + 4
  const size = width * height
  const view = new DataView(new ArrayBuffer(8 + shades.length * (page + size)))
  // Little endian, the number of TIFF, and where the first page is described.
  for (const [at, value] of [0x4949, 42].entries()) view.setUint16(at * 2, value, true)
  view.setUint32(4, 8, true)
  for (const [place, shade] of shades.entries()) {
    const start = 8 + place * (page + size)
    const tags = [
      [256, LONG, width],
      [257, LONG, height],
      [258, SHORT, 8],
      [259, SHORT, 1],
      [262, SHORT, 1],
      [273, LONG, start + page],
      [277, SHORT, 1],
      [279, LONG, size],
    ] as const
    view.setUint16(start, tags.length, true)
    for (const [at, [tag, type, value]] of tags.entries()) {
      const entry = start + 2 + at * 12
      view.setUint16(entry, tag, true)
      view.setUint16(entry + 2, type, true)
      view.setUint32(entry + 4, 1, true)
      if (type === SHORT) view.setUint16(entry + 8, value, true)
      else view.setUint32(entry + 8, value, true)
    }
    const isLast = place === shades.length - 1
    view.setUint32(start + page - 4, isLast ? 0 : start + page + size, true)
    new Uint8Array(view.buffer, start + page, size).fill(shade)
  }
  return new Uint8Array(view.buffer)
}

it('REC-012 every page of a scanned file is a picture, in its order', () => {
  const { pictures, total } = decodeTiff(tiffOf([10, 120, 250], 20, 30))
  expect(total).toBe(3)
  expect(pictures.map(({ width, height, data }) => [width, height, data[0]])).toEqual([
    [20, 30, 10],
    [20, 30, 120],
    [20, 30, 250],
  ])
})

it('REC-012 of more pages than are shown it says how many there are', () => {
  const { pictures, total } = decodeTiff(tiffOf([1, 2, 3, 4, 5], 4, 4), { pages: 2, pixels: 1_000_000 })
  expect([pictures.length, total]).toEqual([2, 5])
})

it('REC-012 all pages together have no more pixels than the limit, and keep their shades and their form', () => {
  const { pictures } = decodeTiff(tiffOf([10, 120, 250, 60], 200, 300), { pages: 50, pixels: 60_000 })
  const pixels = pictures.reduce((sum, { width, height }) => sum + width * height, 0)
  expect(pixels).toBeLessThanOrEqual(60_000)
  expect(pictures.map(({ width, height, data }) => [width, height, data[0], data[3]])).toEqual(
    [10, 120, 250, 60].map((shade) => [100, 150, shade, 255]),
  )
})

it('REC-012 a smaller picture has the mean of its pixels, also where its sides do not divide', () => {
  const grey = (...shades: number[]) => new Uint8ClampedArray(shades.flatMap((one) => [one, one, one, 255]))
  const { width, height, data } = smaller({ width: 3, height: 2, data: grey(0, 100, 50, 200, 100, 70) }, 2)
  expect([width, height]).toEqual([2, 1])
  expect([...data]).toEqual([100, 100, 100, 255, 60, 60, 60, 255])
})

it('REC-012 a page that is larger than a telephone can hold is refused before it is decoded', () => {
  const huge = tiffOf([1], 4, 4)
  new DataView(huge.buffer).setUint32(8 + 2 + 8, 1_000_000, true)
  new DataView(huge.buffer).setUint32(8 + 2 + 12 + 8, 1_000_000, true)
  expect(() => decodeTiff(huge)).toThrow(RangeError)
})
