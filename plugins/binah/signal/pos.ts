import { at, RATE, type Series } from './samples'

/** Length of the window in samples: 1.6 seconds, as in the paper. */
const WINDOW = Math.round(1.6 * RATE)

/** Sums of products of three colours in a window that moves. */
interface Moments {
  sums: [number, number, number]
  /** Red and red, green and green, blue and blue, red and green, red and blue, green and blue. */
  products: [number, number, number, number, number, number]
}

function move({ sums, products }: Moments, [r, g, b]: readonly [number, number, number], sign: 1 | -1): void {
  sums[0] += sign * r
  sums[1] += sign * g
  sums[2] += sign * b
  products[0] += sign * r * r
  products[1] += sign * g * g
  products[2] += sign * b * b
  products[3] += sign * r * g
  products[4] += sign * r * b
  products[5] += sign * g * b
}

/** The weights of the colours of a window in its pulse, and what to subtract so that its mean is 0. */
function weightsOf({ sums, products }: Moments): [red: number, green: number, blue: number, mean: number] {
  const [r, g, b] = sums.map((sum) => WINDOW / (sum || 1)) as [number, number, number]
  const means = sums.map((sum) => sum / WINDOW) as [number, number, number]
  const spread = (product: number, one: 0 | 1 | 2, other: 0 | 1 | 2) =>
    product / WINDOW - means[one] * means[other]
  const [rr, gg, bb] = [spread(products[0], 0, 0), spread(products[1], 1, 1), spread(products[2], 2, 2)]
  const [rg, rb, gb] = [spread(products[3], 0, 1), spread(products[4], 0, 2), spread(products[5], 1, 2)]
  const first = gg * g * g + bb * b * b - 2 * gb * g * b
  const second = gg * g * g + bb * b * b + 4 * rr * r * r + 2 * gb * g * b - 4 * rg * r * g - 4 * rb * r * b
  const balance = Math.sqrt(Math.max(0, first) / Math.max(1e-18, second))
  return [-2 * balance * r, (1 + balance) * g, (balance - 1) * b, 0]
}

/**
 * The pulse in the colour of skin: plane orthogonal to skin (Wang, den Brinker, Stuijk and de Haan, "Algorithmic principles
 * of remote PPG", 2017). Changes that all colours share, such as light and movement, cancel out. The windows overlap at every sample;
 * their sums are carried from one to the next.
 */
export function pulseOf(red: Series, green: Series, blue: Series): Series {
  const pulse = new Float64Array(red.length)
  const windows = red.length - WINDOW + 1
  const moments: Moments = { sums: [0, 0, 0], products: [0, 0, 0, 0, 0, 0] }
  const colour = (index: number) => [at(red, index), at(green, index), at(blue, index)] as const
  const weights: [number, number, number, number][] = []
  for (let index = 0; index < red.length; index += 1) {
    move(moments, colour(index), 1)
    if (index >= WINDOW) move(moments, colour(index - WINDOW), -1)
    if (index + 1 < WINDOW) continue
    const weight = weightsOf(moments)
    weight[3] =
      (weight[0] * moments.sums[0] + weight[1] * moments.sums[1] + weight[2] * moments.sums[2]) / WINDOW
    weights.push(weight)
  }
  const sum = [0, 0, 0, 0] as [number, number, number, number]
  const addWindow = (index: number, sign: 1 | -1) =>
    weights[index]?.forEach((value, place) => {
      sum[place as 0 | 1 | 2 | 3] += sign * value
    })
  for (let index = 0; index < red.length; index += 1) {
    if (index < windows) addWindow(index, 1)
    if (index >= WINDOW) addWindow(index - WINDOW, -1)
    const [r, g, b] = colour(index)
    pulse[index] = sum[0] * r + sum[1] * g + sum[2] * b - sum[3]
  }
  return pulse
}
