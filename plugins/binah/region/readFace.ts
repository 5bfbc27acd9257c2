import type { Colour, Regions } from '../signal/samples'
import type { Blob } from './blobs'
import type { Cells } from './cells'
import { distancesOf } from './skin'

/** A face in a picture. */
export interface Face {
  /** Middle, width and height in parts of the picture's width. */
  x: number
  y: number
  width: number
  height: number
  regions: Regions
  ring: Colour
  around: Colour
  /** The share of the skin that the camera sees as white: sweat, glasses, a lamp. */
  glare: number
}

/** Adds up colours. */
class Sum {
  count = 0
  private red = 0
  private green = 0
  private blue = 0

  add(colour: Colour | undefined): void {
    if (!colour) return
    this.count += 1
    this.red += colour[0]
    this.green += colour[1]
    this.blue += colour[2]
  }

  get mean(): Colour {
    const count = this.count || 1
    return [this.red / count, this.green / count, this.blue / count]
  }
}

/** The ring lies between these distances from the middle of the face, in half axes of its box. */
const RING = { from: 1.12, to: 1.7 }
/** A ring of fewer cells says nothing. */
const FEWEST = 8

/** Reads the colours of the face that a blob of skin is. */
export function readFace(cells: Cells, blob: Blob): Face {
  const { columns } = cells
  const width = blob.right - blob.left + 1
  // A neck belongs to the skin, not to the face.
  const bottom = blob.top + Math.min(blob.bottom - blob.top + 1, width * 1.45)
  const box = { ...blob, bottom, middle: (blob.left + blob.right + 1) / 2, half: (blob.top + bottom) / 2 }
  const { ring, around } = readOutside(cells, box)
  const inside = readInside(cells, box)
  return {
    ...inside,
    width: width / columns,
    height: (bottom - blob.top) / columns,
    ring: ring.count < FEWEST ? around.mean : ring.mean,
    around: around.mean,
  }
}

interface Box extends Blob {
  /** The column and the row between the regions. */
  middle: number
  half: number
}

function readInside({ columns, colours }: Cells, { cells, bottom, middle, half }: Box) {
  const regions = [new Sum(), new Sum(), new Sum(), new Sum()] as const
  let [x, y, count, white] = [0, 0, 0, 0]
  for (const index of cells) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (row >= bottom) continue
    const colour = colours[index]
    regions[(row < half ? 0 : 2) + (column + 0.5 < middle ? 0 : 1)]?.add(colour)
    if (colour && colour[0] > 248 && colour[1] > 248 && colour[2] > 248) white += 1
    x += column
    y += row
    count += 1
  }
  const [first, second, third, fourth] = regions
  return {
    x: (x / (count || 1) + 0.5) / columns,
    y: (y / (count || 1) + 0.5) / columns,
    regions: [first.mean, second.mean, third.mean, fourth.mean] as const,
    glare: white / (count || 1),
  }
}

/** Which cells are skin or touch it: their colour has a part of the pulse. */
function touching({ columns, rows }: Cells, blob: readonly number[]): Uint8Array {
  const marks = new Uint8Array(columns * rows)
  for (const index of blob) {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
        marks[y * columns + x] = 1
  }
  return marks
}

/** The ring just outside the face, on which a lamp that lights the face shines too, and everything around it. */
function readOutside(cells: Cells, { cells: skin, left, right, top, bottom, middle, half }: Box) {
  const { columns, colours } = cells
  const [distances, marks] = [distancesOf(cells), touching(cells, skin)]
  const [rx, ry] = [(right - left + 1) / 2, (bottom - top) / 2]
  const [ring, around] = [new Sum(), new Sum()]
  for (let index = 0; index < colours.length; index += 1) {
    if (marks[index]) continue
    if ((distances[index] ?? 0) >= 1.2) around.add(colours[index])
    const [x, y] = [(index % columns) + 0.5 - middle, Math.floor(index / columns) + 0.5 - half]
    const distance = Math.hypot(x / rx, y / ry)
    if (distance >= RING.from && distance < RING.to) ring.add(colours[index])
  }
  return { ring, around }
}
