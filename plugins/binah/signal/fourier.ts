/** Turns the values in `re` and `im` into their Fourier transform, in place. Their length is a power of two (Cooley and Tukey). */
export function transform(re: Float64Array, im: Float64Array): void {
  const size = re.length
  reorder(re, im)
  for (let span = 1; span < size; span *= 2) {
    const angle = -Math.PI / span
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (let start = 0; start < size; start += 2 * span) butterflies(re, im, { start, span, cos, sin })
  }
}

/** Puts each value where its place has its bits reversed. */
function reorder(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let index = 1, other = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; other & bit; bit >>= 1) other ^= bit
    other |= bit
    if (index >= other) continue
    const [a = 0, b = 0] = [re[index], im[index]]
    re[index] = re[other] ?? 0
    im[index] = im[other] ?? 0
    re[other] = a
    im[other] = b
  }
}

interface Group {
  start: number
  span: number
  cos: number
  sin: number
}

function butterflies(re: Float64Array, im: Float64Array, { start, span, cos, sin }: Group): void {
  let [wr, wi] = [1, 0]
  for (let low = start; low < start + span; low += 1) {
    const high = low + span
    const [a = 0, b = 0, c = 0, d = 0] = [re[low], im[low], re[high], im[high]]
    const [x, y] = [c * wr - d * wi, c * wi + d * wr]
    re[low] = a + x
    im[low] = b + y
    re[high] = a - x
    im[high] = b - y
    const next = wr * cos - wi * sin
    wi = wr * sin + wi * cos
    wr = next
  }
}
