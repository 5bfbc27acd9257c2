import { transform } from './fourier'
import { at, mean, RATE, type Series } from './samples'

/** Amplitude and phase of one frequency. */
export interface Wave {
  re: number
  im: number
}

/** The Fourier sum of a windowed segment at any frequency. */
function waveAt(segment: Series, turn: number): Wave {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  let [wr, wi, re, im] = [1, 0, 0, 0]
  for (const value of segment) {
    re += value * wr
    im -= value * wi
    const next = wr * cos - wi * sin
    wi = wr * sin + wi * cos
    wr = next
  }
  return { re, im }
}

/** Half-overlapping segments under a Hann window, without their mean. */
function segments(values: Series, length: number, hop = Math.max(1, length >> 1)): Series[] {
  const count = Math.max(0, Math.floor((values.length - length) / hop) + 1)
  const window = Float64Array.from(
    { length },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (length - 1)),
  )
  return Array.from({ length: count }, (_, place) => {
    const centre = mean(values.subarray(place * hop, place * hop + length))
    return window.map((weight, index) => weight * (at(values, place * hop + index) - centre))
  })
}

const turnOf = (frequency: number, rate: number) => (2 * Math.PI * frequency) / rate

/** A power spectrum: `power[i]` at `from + i * step` hertz. */
export interface Spectrum {
  from: number
  step: number
  power: number[]
}

interface Band {
  from: number
  to: number
  /** Length of a segment in seconds. */
  seconds: number
  rate?: number
}

/** How finely the places of a spectrum lie: the segments are made this much longer by zeros. */
const FINENESS = 4

/** The power of one segment at multiples of `rate / size` hertz. */
function powerOf(segment: Series, size: number): Float64Array {
  const [re, im] = [new Float64Array(size), new Float64Array(size)]
  re.set(segment)
  transform(re, im)
  return re.subarray(0, size / 2).map((value, index) => value * value + at(im, index) ** 2)
}

/** The mean power of segments (Welch) between two frequencies. */
export function spectrumOf(values: Series, { from, to, seconds, rate = RATE }: Band): Spectrum {
  const length = Math.min(values.length, Math.round(seconds * rate))
  const size = 2 ** Math.ceil(Math.log2(FINENESS * length))
  const powers = segments(values, length).map((part) => powerOf(part, size))
  const step = rate / size
  const first = Math.ceil(from / step)
  const power = Array.from(
    { length: Math.floor(to / step) - first + 1 },
    (_, index) => powers.reduce((sum, one) => sum + at(one, first + index), 0) / (powers.length || 1),
  )
  return { from: first * step, step, power }
}

/** The amplitude and phase of a frequency in each half-overlapping segment of some seconds. */
export const wavesOf = (values: Series, frequency: number, seconds = 8): Wave[] =>
  segments(values, Math.min(values.length, Math.round(seconds * RATE))).map((part) =>
    waveAt(part, turnOf(frequency, RATE)),
  )

/** The sum of products of the waves of two series; the imaginary part tells by how much the first is ahead of the other. */
export function product(one: readonly Wave[], other: readonly Wave[]): Wave {
  const sum: Wave = { re: 0, im: 0 }
  one.forEach((a, index) => {
    const b = other[index] ?? { re: 0, im: 0 }
    sum.re += a.re * b.re + a.im * b.im
    sum.im += a.im * b.re - a.re * b.im
  })
  return sum
}

/**
 * How alike two series are at a frequency, from 0 to 1, over segments of eight seconds (magnitude-squared coherence). Independent
 * noise has about 0.1 in a minute.
 */
export function coherence(one: Series, other: Series, frequency: number, seconds = 8): number {
  const [waves, others] = [wavesOf(one, frequency, seconds), wavesOf(other, frequency, seconds)]
  return likeness(waves, others)
}

/** How alike the waves of two series are, from 0 to 1. */
export function likeness(waves: readonly Wave[], others: readonly Wave[]): number {
  const { re, im } = product(waves, others)
  return (re * re + im * im) / (product(waves, waves).re * product(others, others).re || 1)
}

/** The share of a spectrum's power near some frequencies against the rest, in decibels. */
export function signalToNoise(spectrum: Spectrum, frequencies: readonly number[], width: number): number {
  let [near, rest] = [0, 0]
  spectrum.power.forEach((power, index) => {
    const frequency = spectrum.from + index * spectrum.step
    if (frequencies.some((wanted) => Math.abs(wanted - frequency) <= width)) near += power
    else rest += power
  })
  return 10 * Math.log10((near || 1e-30) / (rest || 1e-30))
}

/** The strongest frequency by a score of the places, refined between its neighbours. */
export function strongest(
  { from, step, power }: Spectrum,
  score: (index: number) => number,
  [low, high]: readonly [number, number],
): number {
  const [first, last] = [Math.round((low - from) / step), Math.round((high - from) / step)]
  let best = first
  for (let index = first; index <= last; index += 1) if (score(index) > score(best)) best = index
  const [left = 0, middle = 0, right = 0] = [power[best - 1], power[best], power[best + 1]]
  const shift = (0.5 * (left - right)) / (left - 2 * middle + right || 1)
  return from + (best + (Math.abs(shift) < 1 ? shift : 0)) * step
}
