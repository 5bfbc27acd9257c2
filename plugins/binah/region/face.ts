import { blobsOf, type Blob } from './blobs'
import type { Cells } from './cells'
import { readFace, type Face } from './readFace'
import { distancesOf, skinOf } from './skin'

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
  const distances = distancesOf(cells)
  const inside = blob.cells.filter((index) => (distances[index] ?? 0) < 1.15).length
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
