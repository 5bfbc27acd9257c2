import type { Colour } from '../signal/samples'

/** A picture as the canvas gives it: four bytes a pixel. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Side of a cell in pixels. */
export const CELL = 4

/** Mean colours of squares of the picture: few enough to look at in every frame, and free of noise. */
export interface Cells {
  columns: number
  rows: number
  colours: Colour[]
}

function meanOf({ data, width }: Pixels, left: number, top: number): Colour {
  let [red, green, blue] = [0, 0, 0]
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const place = (y * width + x) * 4
      red += data[place] ?? 0
      green += data[place + 1] ?? 0
      blue += data[place + 2] ?? 0
    }
  }
  const count = CELL * CELL
  return [red / count, green / count, blue / count]
}

export function cellsOf(pixels: Pixels): Cells {
  const [columns, rows] = [Math.floor(pixels.width / CELL), Math.floor(pixels.height / CELL)]
  const colours = Array.from({ length: columns * rows }, (_, index) =>
    meanOf(pixels, (index % columns) * CELL, Math.floor(index / columns) * CELL),
  )
  return { columns, rows, colours }
}
