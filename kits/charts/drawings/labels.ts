/** In pixels, for the names on axes, which have digits of one width. */
const CHARACTER_WIDTH = 8
/** Between a value and the drawing. */
const GAP = 10

/** The width of the longest of some names, with a gap. */
export const widthOf = (names: readonly string[]): number =>
  Math.max(0, ...names.map(({ length }) => length)) * CHARACTER_WIDTH + GAP

export interface Label {
  /** In pixels. */
  x: number
  text: string
}

/** Every label, or every second, third …: the first always, at least this many pixels apart. */
export function withoutOverlap(labels: readonly Label[], right: number, space: number): Label[] {
  const width = widthOf(labels.map(({ text }) => text)) - GAP
  const [first, second] = labels
  const distance = first && second ? second.x - first.x : Infinity
  const step = Math.max(1, Math.ceil((width + space) / (distance || 1)))
  return labels.filter(({ x }, at) => at % step === 0 && x + width / 2 <= right)
}
