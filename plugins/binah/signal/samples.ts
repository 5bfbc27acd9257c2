/** A mean colour: red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The quarters of a face: upper left, upper right, lower left, lower right. Noise and lamps differ between them, and a pulse does not. */
export type Regions = readonly [Colour, Colour, Colour, Colour]

/** What one frame says about the face. Only these numbers are stored; the frame is forgotten. */
export interface Sample {
  /** Seconds. */
  t: number
  /** The skin of each quarter of the face. */
  regions: Regions
  /** What is just outside the face: a lamp that lights the face lights it too, and it has no blood. */
  ring: Colour
  /** Everything around the face. */
  around: Colour
  /** How far the face moved since the frame before, in widths of the face. */
  motion: number
  /** Width of the face, as a share of the picture's width. */
  size: number
}

/** Evenly spaced values. */
export type Series = Float64Array

/** Values per second of every series. */
export const RATE = 30

/** The value at an index, or 0 outside. */
export const at = (values: Series, index: number): number => values[index] ?? 0

export const mean = (values: ArrayLike<number>): number => {
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += values[index] ?? 0
  return values.length === 0 ? 0 : sum / values.length
}

/** The standard deviation. */
export const deviation = (values: ArrayLike<number>): number => {
  const centre = mean(values)
  let sum = 0
  for (let index = 0; index < values.length; index += 1) sum += ((values[index] ?? 0) - centre) ** 2
  return values.length < 2 ? 0 : Math.sqrt(sum / (values.length - 1))
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
