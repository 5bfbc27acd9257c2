import { mean, type Colour } from '../signal/samples'
import { blobsOf, type Blob } from './blobs'
import type { Cells } from './cells'
import { fromMiddle, skinOf } from './skin'

/** A face in a picture. */
export interface Face {
  /** Middle, width and height in parts of the picture's width. */
  x: number
  y: number
  width: number
  height: number
  upper: Colour
  lower: Colour
  around: Colour
  /** The share of the skin that the camera sees as white: sweat, glasses, a lamp. */
  glare: number
}

export type FaceDetection = { faces: 0 | 2; face: null } | { faces: 1; face: Face }

/**
 * The smallest face in which the eyes can be found, as a share of the picture's width. For a smaller face the page says "come
 * closer".
 */
const SMALL = 0.22

const none: FaceDetection = { faces: 0, face: null }

/**
 * Finds the face that the person put into the oval: skin-coloured cells around its middle, with eyes. It is not a face detector: it
 * needs the oval, and downloads no model (decision 923).
 */
export function findFace(cells: Cells): FaceDetection {
  const skin = skinOf(cells)
  if (!skin) return none
  const [blob, ...others] = blobsOf(cells, skin)
  if (!blob || !isFace(cells, skin, blob)) return none
  if (others.some((other) => isSecondFace(cells, skin, blob, other))) return { faces: 2, face: null }
  return { faces: 1, face: readFace(cells, blob) }
}

const sizeOf = ({ left, right, top, bottom }: Blob) => ({ width: right - left + 1, height: bottom - top + 1 })

/** Round enough, in the oval, not the whole picture, and with darker or lighter eyes. */
function isFace(cells: Cells, skin: readonly boolean[], blob: Blob): boolean {
  const { width, height } = sizeOf(blob)
  const inside = blob.cells.filter((index) => fromMiddle(cells, index) < 1.15).length
  const fill = blob.cells.length / (width * height)
  return (
    width < cells.columns * 0.9 &&
    height > width * 0.8 &&
    height < width * 2.6 &&
    fill > 0.45 &&
    inside > blob.cells.length * 0.45 &&
    (width < cells.columns * SMALL || hasEyes(cells, skin, blob))
  )
}

/** Cells that are not skin on both sides of the upper half, surrounded by skin. */
function hasEyes({ columns }: Cells, skin: readonly boolean[], blob: Blob): boolean {
  const { width } = sizeOf(blob)
  const faceHeight = Math.min(sizeOf(blob).height, width * 1.45)
  const middle = (blob.left + blob.right) / 2
  const sides = { left: 0, right: 0 }
  for (let row = Math.round(blob.top + faceHeight * 0.2); row < blob.top + faceHeight * 0.62; row += 1) {
    for (let column = blob.left + 1; column < blob.right; column += 1) {
      const offset = (column - middle) / width
      if (Math.abs(offset) < 0.08 || Math.abs(offset) > 0.36) continue
      if (!skin[row * columns + column]) sides[offset < 0 ? 'left' : 'right'] += 1
    }
  }
  return sides.left > 0 && sides.right > 0
}

/** Another face beside the first: nearly as large, as round, and with eyes. */
function isSecondFace(cells: Cells, skin: readonly boolean[], face: Blob, other: Blob): boolean {
  const { width, height } = sizeOf(other)
  return (
    other.cells.length > face.cells.length * 0.35 &&
    height > width * 0.8 &&
    height < width * 2.6 &&
    hasEyes(cells, skin, other)
  )
}

const meanColour = (colours: readonly Colour[]): Colour => [
  mean(colours.map(([red]) => red)),
  mean(colours.map(([, green]) => green)),
  mean(colours.map(([, , blue]) => blue)),
]

function readFace(cells: Cells, blob: Blob): Face {
  const { columns, colours } = cells
  const { width, height } = sizeOf(blob)
  // A neck belongs to the skin, not to the face.
  const bottom = blob.top + Math.min(height, width * 1.45)
  const inFace = blob.cells.filter((index) => Math.floor(index / columns) < bottom)
  const half = (blob.top + bottom) / 2
  const colourOf = (indices: readonly number[]) =>
    meanColour(indices.flatMap((index) => [colours[index] ?? [0, 0, 0]]))
  const skin = new Set(blob.cells)
  const outside = colours.flatMap((_, index) =>
    skin.has(index) || fromMiddle(cells, index) < 1.2 ? [] : [index],
  )
  const columnsOf = inFace.map((index) => index % columns)
  const rowsOf = inFace.map((index) => Math.floor(index / columns))
  return {
    x: (mean(columnsOf) + 0.5) / columns,
    y: (mean(rowsOf) + 0.5) / columns,
    width: width / columns,
    height: (bottom - blob.top) / columns,
    upper: colourOf(inFace.filter((index) => Math.floor(index / columns) < half)),
    lower: colourOf(inFace.filter((index) => Math.floor(index / columns) >= half)),
    around: colourOf(outside),
    glare: inFace.filter((index) => Math.min(...(colours[index] ?? [0])) > 248).length / (inFace.length || 1),
  }
}
