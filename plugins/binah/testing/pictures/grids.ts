import { CELL } from '../../region/cells'
import { HEIGHT, MARGIN, PARTS, WIDTH, type Still } from './subject'

export const COLUMNS = WIDTH / CELL
export const ROWS = HEIGHT / CELL

/** The means of a still in cells: `surface` has three values a cell, `blood` one for each part, `lit` one. */
export type Grid = Readonly<Record<keyof Still, Float32Array>>
const channels = { surface: 3, blood: PARTS, lit: 1 } as const
const names = ['surface', 'blood', 'lit'] as const

/** The means of cells when the camera has moved by whole pixels. */
function gridAt(still: Still, dx: number, dy: number): Grid {
  const stride = WIDTH + 2 * MARGIN
  const read = (name: keyof Still) => {
    const count = channels[name]
    const values = new Float32Array(COLUMNS * ROWS * count)
    for (let place = 0; place < values.length; place += 1) {
      const [cell, channel] = [Math.floor(place / count), place % count]
      const [left, top] = [
        (cell % COLUMNS) * CELL + MARGIN + dx,
        Math.floor(cell / COLUMNS) * CELL + MARGIN + dy,
      ]
      let sum = 0
      for (let y = top; y < top + CELL; y += 1)
        for (let x = left; x < left + CELL; x += 1)
          sum += still[name][(y * stride + x) * count + channel] ?? 0
      values[place] = sum / CELL ** 2
    }
    return values
  }
  return { surface: read('surface'), blood: read('blood'), lit: read('lit') }
}

const limit = MARGIN - 2
const inside = (value: number) => Math.min(limit, Math.max(-limit, value))

/** Returns the means of cells for a camera that has moved by parts of a pixel: between those of the four whole pixels around it. */
export function gridsOf(still: Still): (x: number, y: number) => Grid {
  const known = new Map<number, Grid>()
  const whole = (dx: number, dy: number): Grid => {
    const key = dx * 100 + dy
    const grid = known.get(key) ?? gridAt(still, dx, dy)
    known.set(key, grid)
    return grid
  }
  const result = {
    surface: new Float32Array(COLUMNS * ROWS * channels.surface),
    blood: new Float32Array(COLUMNS * ROWS * channels.blood),
    lit: new Float32Array(COLUMNS * ROWS * channels.lit),
  }
  return (x, y) => {
    const [left, top] = [Math.floor(inside(x)), Math.floor(inside(y))]
    const [right, down] = [inside(x) - left, inside(y) - top]
    const corners = [
      [whole(left, top), (1 - right) * (1 - down)],
      [whole(left + 1, top), right * (1 - down)],
      [whole(left, top + 1), (1 - right) * down],
      [whole(left + 1, top + 1), right * down],
    ] as const
    for (const name of names) {
      const target = result[name]
      const [[one, first], [two, second], [three, third], [four, fourth]] = corners
      const [a, b, c, d] = [one[name], two[name], three[name], four[name]]
      for (let index = 0; index < target.length; index += 1)
        target[index] =
          first * (a[index] ?? 0) +
          second * (b[index] ?? 0) +
          third * (c[index] ?? 0) +
          fourth * (d[index] ?? 0)
    }
    return result
  }
}
