import type { Cells } from './cells'

/** Connected cells, with their box in cells. */
export interface Blob {
  cells: number[]
  left: number
  top: number
  right: number
  bottom: number
}

/** Groups marked cells that touch, the largest first. */
export function blobsOf({ columns, rows }: Cells, marked: readonly boolean[]): Blob[] {
  const seen = new Uint8Array(marked.length)
  const blobs: Blob[] = []
  for (const [start, isMarked] of marked.entries()) {
    if (!isMarked || seen[start]) continue
    const blob: Blob = { cells: [], left: columns, top: rows, right: 0, bottom: 0 }
    const open = [start]
    seen[start] = 1
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      grow(blob, index, columns)
      for (const next of neighbours(index, columns, rows)) {
        if (!marked[next] || seen[next]) continue
        seen[next] = 1
        open.push(next)
      }
    }
    blobs.push(blob)
  }
  return blobs.sort((a, b) => b.cells.length - a.cells.length)
}

function grow(blob: Blob, index: number, columns: number): void {
  const [x, y] = [index % columns, Math.floor(index / columns)]
  blob.cells.push(index)
  blob.left = Math.min(blob.left, x)
  blob.right = Math.max(blob.right, x)
  blob.top = Math.min(blob.top, y)
  blob.bottom = Math.max(blob.bottom, y)
}

function neighbours(index: number, columns: number, rows: number): number[] {
  const [x, y] = [index % columns, Math.floor(index / columns)]
  return [
    ...(x > 0 ? [index - 1] : []),
    ...(x < columns - 1 ? [index + 1] : []),
    ...(y > 0 ? [index - columns] : []),
    ...(y < rows - 1 ? [index + columns] : []),
  ]
}
