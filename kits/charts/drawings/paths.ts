import { area, line } from 'd3-shape'

export interface Point {
  x: number
  /** Null at a gap. */
  y: number | null
}

/** From the lowest to the highest value, in pixels from the top; null where there is only one. */
export interface Span {
  x: number
  span: readonly [number, number] | null
}

const digits = 1
const round = (value: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** One path through all points, interrupted at gaps. */
export const linePath = (points: readonly Point[]): string =>
  line<Point>()
    .digits(digits)
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => y ?? 0)(points) ?? ''

/** The area between a line and the ground. */
export const areaPath = (points: readonly Point[], ground: number): string =>
  area<Point>()
    .digits(digits)
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y0(ground)
    .y1(({ y }) => y ?? 0)(points) ?? ''

/** One shape from the lowest to the highest values. */
export const spanPath = (spans: readonly Span[]): string =>
  area<Span>()
    .digits(digits)
    .defined(({ span }) => span !== null)
    .x(({ x }) => x)
    .y0(({ span }) => span?.[0] ?? 0)
    .y1(({ span }) => span?.[1] ?? 0)(spans) ?? ''

/** A bar with round corners for each span, as one path. */
export const barsPath = (spans: readonly Span[], width: number, radius = 3): string =>
  spans
    .map(({ x, span }) => {
      if (!span) return ''
      const top = Math.min(...span)
      const height = Math.max(...span) - top
      const r = round(Math.min(radius, width / 2, height / 2))
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      const [across, down] = [round(width - 2 * r), round(height - 2 * r)]
      return `M${round(x - width / 2 + r)} ${round(top)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
    })
    .join('')

/** A dot at each point, as one path. */
export const dotsPath = (points: readonly Point[], radius: number): string =>
  points
    .map(({ x, y }) =>
      y === null
        ? ''
        : `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('')
