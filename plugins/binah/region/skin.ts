import { median, type Colour } from '../signal/samples'
import type { Cells } from './cells'

/** The oval of the screen, into which the person puts the face: its middle and half axes in the units of the picture, upright or not. */
export function ovalOf(width: number, height: number) {
  const side = Math.min(width, height)
  return { x: width * 0.5, y: height * 0.48, rx: side * 0.28, ry: side * 0.37 }
}

const sum = ([red, green, blue]: Colour) => red + green + blue || 1

/** The distance of a cell from the middle of the oval: 1 is its edge. */
export const fromMiddle = ({ columns, rows }: Cells, index: number): number => {
  const { x, y, rx, ry } = ovalOf(columns, rows)
  const [column, row] = [(index % columns) + 0.5, Math.floor(index / columns) + 0.5]
  return Math.hypot((column - x) / rx, (row - y) / ry)
}

/** The colour in the middle of the oval: the person's own skin, whatever its tone. */
function colourInside(cells: Cells): Colour {
  const inside = cells.colours.filter((_, index) => fromMiddle(cells, index) < 0.4)
  const channel = (place: 0 | 1 | 2) => median(inside.map((colour) => colour[place]))
  return [channel(0), channel(1), channel(2)]
}

/** Blood and melanin make skin of every tone of the Monk scale more red than green and more green than blue. */
const isSkinLike = (colour: Colour): boolean => {
  const [red, green, blue] = colour.map((value) => value / sum(colour))
  const [r = 0, g = 0, b = 0] = [red, green, blue]
  return r - g > 0.004 && g - b > 0.004 && r < 0.6
}

const isNear = (colour: Colour, skin: Colour): boolean => {
  const brightness = sum(colour) / sum(skin)
  const [r, g] = [0, 1].map((place) =>
    Math.abs((colour[place as 0 | 1] ?? 0) / sum(colour) - skin[place as 0 | 1] / sum(skin)),
  )
  return brightness > 0.62 && brightness < 1.5 && (r ?? 1) < 0.028 && (g ?? 1) < 0.022
}

/** Which cells have the colour of the skin in the oval; null when there is none. */
export function skinOf(cells: Cells): boolean[] | null {
  const skin = colourInside(cells)
  return isSkinLike(skin) ? cells.colours.map((colour) => isNear(colour, skin)) : null
}
