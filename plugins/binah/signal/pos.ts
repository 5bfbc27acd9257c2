import { at, deviation, mean, RATE, type Series } from './samples'

/** Length of the window in samples: 1.6 seconds, as in the paper. */
const WINDOW = Math.round(1.6 * RATE)

/**
 * The pulse in the colour of skin: plane orthogonal to skin (Wang, den Brinker, Stuijk and de Haan, "Algorithmic principles
 * of remote PPG", 2017). Changes that all colours share, such as light and movement, cancel out.
 */
export function pulseOf(red: Series, green: Series, blue: Series): Series {
  const pulse = new Float64Array(red.length)
  const first = new Float64Array(WINDOW)
  const second = new Float64Array(WINDOW)
  for (let start = 0; start + WINDOW <= red.length; start += 1) {
    const [r, g, b] = [red, green, blue].map((colour) => mean(colour.subarray(start, start + WINDOW)) || 1)
    for (let index = 0; index < WINDOW; index += 1) {
      const place = start + index
      const [nr, ng, nb] = [
        at(red, place) / (r ?? 1),
        at(green, place) / (g ?? 1),
        at(blue, place) / (b ?? 1),
      ]
      first[index] = ng - nb
      second[index] = ng + nb - 2 * nr
    }
    const balance = deviation(first) / (deviation(second) || 1e-12)
    const centre = mean(first) + balance * mean(second)
    for (let index = 0; index < WINDOW; index += 1) {
      const value = at(first, index) + balance * at(second, index) - centre
      pulse[start + index] = at(pulse, start + index) + value
    }
  }
  return pulse
}
