import { at, mean, RATE, type Series } from './samples'

interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

/** A Butterworth section of second order (RBJ audio cookbook). */
function biquad(kind: 'low' | 'high', cutoff: number, rate: number): Biquad {
  const angle = (2 * Math.PI * cutoff) / rate
  const alpha = Math.sin(angle) / Math.SQRT2
  const cos = Math.cos(angle)
  const scale = 1 / (1 + alpha)
  const edge = (kind === 'low' ? 1 - cos : 1 + cos) * scale
  const middle = kind === 'low' ? edge : -edge
  return { b: [edge / 2, middle, edge / 2], a: [-2 * cos * scale, (1 - alpha) * scale] }
}

function run(values: Series, { b, a }: Biquad): Series {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return values.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

/** Forwards and backwards, so that nothing moves in time; the ends are mirrored, so that they do not ring. */
function both(values: Series, part: Biquad, rate: number): Series {
  const edge = Math.max(0, Math.min(values.length - 1, Math.round(rate * 2)))
  const mirrored = new Float64Array(values.length + 2 * edge)
  for (let index = 0; index < mirrored.length; index += 1) {
    const place = index - edge
    const last = values.length - 1
    mirrored[index] = at(values, place < 0 ? -place : place > last ? 2 * last - place : place)
  }
  const there = run(mirrored, part).toReversed()
  return run(there, part)
    .toReversed()
    .slice(edge, edge + values.length)
}

/** Keeps the frequencies between `low` and `high` hertz; without delay. */
export function bandPass(values: Series, [low, high]: readonly [number, number], rate = RATE): Series {
  const centre = mean(values)
  const level = values.map((value) => value - centre)
  const lowest = both(level, biquad('high', low, rate), rate)
  return high < rate / 2 ? both(lowest, biquad('low', high, rate), rate) : lowest
}
