import { median, type Colour } from '../signal/samples'
import type { Cells } from './cells'

/** The oval of the screen, into which the person puts the face: its middle and half axes in the units of the picture, upright or not. */
export function ovalOf(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: width * 0.5, y: height * 0.48, rx: side * 0.28, ry: side * 0.37 }
}

const sum = ([red, green, blue]: Colour) => red + green + blue || 1

/** The distances of pictures of one size: they are the same in every frame. */
let known = { columns: 0, rows: 0, distances: new Float64Array(0) }

/** The distance of each cell from the middle of the oval: 1 is its edge. */
export function distancesOf({ columns, rows }: Pick<Cells, 'columns' | 'rows'>): Float64Array {
  if (known.columns === columns && known.rows === rows) return known.distances
  const { x, y, rx, ry } = ovalOf(columns, rows)
  const distances = Float64Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5]
    return Math.hypot((column - x) / rx, (row - y) / ry)
  })
  known = { columns, rows, distances }
  return distances
}

/** The colour in the middle of the oval: the person's own skin, whatever its tone. */
function colourInside(cells: Cells): Colour {
  const distances = distancesOf(cells)
  const inside = cells.colours.filter((_, index) => (distances[index] ?? 0) < 0.4)
  const channel = (place: 0 | 1 | 2) => median(inside.map((colour) => colour[place]))
  return [channel(0), channel(1), channel(2)]
}

/** Blood and melanin make skin of every tone of the Monk scale more red than green and more green than blue. */
const isSkinLike = (colour: Colour): boolean => {
  const [red, green, blue] = colour.map((value) => value / sum(colour))
  const [r = 0, g = 0, b = 0] = [red, green, blue]
  return r - g > 0.004 && g - b > 0.004 && r < 0.6
}

/** Which cells have the colour of the skin in the oval; null when there is none. */
export function skinOf(cells: Cells): boolean[] | null {
  const skin = colourInside(cells)
  if (!isSkinLike(skin)) return null
  const whole = sum(skin)
  const [red, green] = [skin[0] / whole, skin[1] / whole]
  return cells.colours.map((colour) => {
    const own = sum(colour)
    return (
      own > whole * 0.62 &&
      own < whole * 1.5 &&
      Math.abs(colour[0] / own - red) < 0.028 &&
      Math.abs(colour[1] / own - green) < 0.022
    )
  })
}
