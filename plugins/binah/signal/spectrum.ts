import { at, RATE, type Series } from './samples'

/** Amplitude and phase of one frequency. */
interface Wave {
  re: number
  im: number
}

/** Fourier sums of a windowed segment at any frequency: only a few hundred of a pulse are ever needed. */
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

/** Half-overlapping segments under a Hann window. */
function segments(values: Series, length: number): Series[] {
  const hop = Math.max(1, length >> 1)
  const count = Math.max(0, Math.floor((values.length - length) / hop) + 1)
  const window = Float64Array.from(
    { length },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / (length - 1)),
  )
  return Array.from({ length: count }, (_, place) =>
    window.map((weight, index) => weight * at(values, place * hop + index)),
  )
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

/** The mean power of segments (Welch) between two frequencies, in steps of 0.01 hertz. */
export function spectrumOf(values: Series, { from, to, seconds, rate = RATE }: Band): Spectrum {
  const length = Math.min(values.length, Math.round(seconds * rate))
  const parts = segments(values, length)
  const step = 0.01
  const count = Math.round((to - from) / step) + 1
  const power = Array.from({ length: count }, (_, index) => {
    const turn = turnOf(from + index * step, rate)
    const waves = parts.map((part) => waveAt(part, turn))
    return waves.reduce((sum, { re, im }) => sum + re * re + im * im, 0) / (parts.length || 1)
  })
  return { from, step, power }
}

/**
 * How alike two series are at a frequency, from 0 to 1, over segments of eight seconds (magnitude-squared coherence). Independent
 * noise has about 0.1 in a minute.
 */
export function coherence(one: Series, other: Series, frequency: number, seconds = 8): number {
  const length = Math.min(one.length, Math.round(seconds * RATE))
  const turn = turnOf(frequency, RATE)
  let [re, im, powerOne, powerOther] = [0, 0, 0, 0]
  const others = segments(other, length)
  for (const [index, part] of segments(one, length).entries()) {
    const a = waveAt(part, turn)
    const b = waveAt(others[index] ?? part, turn)
    re += a.re * b.re + a.im * b.im
    im += a.im * b.re - a.re * b.im
    powerOne += a.re * a.re + a.im * a.im
    powerOther += b.re * b.re + b.im * b.im
  }
  return (re * re + im * im) / (powerOne * powerOther || 1)
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
