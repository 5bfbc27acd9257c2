import type { Picture } from './pictures'

const CHANNELS = 4

/** A picture whose sides are divided by a whole number: each pixel is the mean of those in its place, so that thin letters stay. */
export function smaller({ width, height, data }: Picture, step: number): Picture {
  if (step === 1) return { width, height, data }
  const [wide, high] = [Math.ceil(width / step), Math.ceil(height / step)]
  const drawn = new Uint8ClampedArray(wide * high * CHANNELS)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [right, below] = [Math.min(width, (x + 1) * step), Math.min(height, (y + 1) * step)]
      const sums = [0, 0, 0, 0]
      for (let row = y * step; row < below; row++)
        for (let column = x * step; column < right; column++)
          for (let channel = 0; channel < CHANNELS; channel++)
            sums[channel] = (sums[channel] ?? 0) + (data[(row * width + column) * CHANNELS + channel] ?? 0)
      const count = (right - x * step) * (below - y * step)
      drawn.set(
        sums.map((sum) => sum / count),
        (y * wide + x) * CHANNELS,
      )
    }
  return { width: wide, height: high, data: drawn }
}
