import type { Colour } from '../signal/samples'
import type { Cells } from './cells'

/**
 * A picture as cameras give it: the brightness of each pixel, and two planes of colour with half of its width and height. In `NV12`
 * the two planes of colour alternate byte by byte.
 */
export interface Planes {
  data: Uint8Array
  /** In pixels. */
  width: number
  height: number
  format: 'I420' | 'NV12'
  /** Where each plane begins in `data`, and the bytes from a row to the next. */
  layout: readonly { offset: number; stride: number }[]
  matrix?: string | null | undefined
  /** Whether brightness goes from 0 to 255, not from 16 to 235. */
  isFullRange: boolean
}

/** The values of one channel. */
interface Channel {
  data: Uint8Array
  offset: number
  stride: number
  /** Bytes from a value to the next. */
  step: number
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The weights of red and blue in the brightness (ITU-T H.273). */
const weights: Readonly<Record<string, readonly [red: number, blue: number]>> = {
  bt709: [0.2126, 0.0722],
  'bt2020-ncl': [0.2627, 0.0593],
}
const COMMON = [0.299, 0.114] as const

function channelsOf({ data, format, layout }: Planes): readonly [y: Channel, u: Channel, v: Channel] | null {
  const [y, u, v = u] = layout
  if (!y || !u || !v) return null
  const [shift, step] = format === 'NV12' ? [1, 2] : [0, 1]
  return [
    { data, ...y, step: 1 },
    { data, ...u, step },
    { data, stride: v.stride, offset: v.offset + shift, step },
  ]
}

function meanIn({ data, offset, stride, step }: Channel, { left, right, top, bottom }: Box): number {
  let sum = 0
  for (let y = top; y < bottom; y += 1) {
    const end = offset + y * stride + right * step
    for (let place = offset + y * stride + left * step; place < end; place += step) sum += data[place] ?? 0
  }
  return sum / ((right - left) * (bottom - top))
}

const inRange = (value: number) => Math.min(255, Math.max(0, value))

/** Converts brightness and colour to red, green and blue. */
function converter({ matrix, isFullRange }: Planes): (y: number, u: number, v: number) => Colour {
  const [kr, kb] = weights[matrix ?? ''] ?? COMMON
  const kg = 1 - kr - kb
  const [dark, light, range] = isFullRange ? [0, 1, 1] : [16, 255 / 219, 255 / 224]
  return (y, u, v) => {
    const base = (y - dark) * light
    const [red, blue] = [2 * (1 - kr) * (v - 128) * range, 2 * (1 - kb) * (u - 128) * range]
    return [inRange(base + red), inRange(base - (red * kr + blue * kb) / kg), inRange(base + blue)]
  }
}

/** The mean colours of a picture in this many columns and rows; null when its planes are not all there. */
export function cellsOfPlanes(planes: Planes, columns: number, rows: number): Cells | null {
  const channels = channelsOf(planes)
  if (!channels) return null
  const [y, u, v] = channels
  const toColour = converter(planes)
  const [width, height] = [Math.floor(planes.width / 2), Math.floor(planes.height / 2)]
  const edge = (index: number, count: number, side: number) => Math.floor((index * side) / count)
  const colours = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [left, right] = [edge(column, columns, width), edge(column + 1, columns, width)]
    const [top, bottom] = [edge(row, rows, height), edge(row + 1, rows, height)]
    const box = { left, right, top, bottom }
    const pixels = { left: left * 2, right: right * 2, top: top * 2, bottom: bottom * 2 }
    return toColour(meanIn(y, pixels), meanIn(u, box), meanIn(v, box))
  })
  return { columns, rows, colours }
}
