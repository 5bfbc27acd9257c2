import { evidenceOf, type Evidence } from './evidence'
import type { Quality } from './gate'
import type { Recording } from './recording'
import { median, RATE, type Series } from './samples'
import { signalToNoise, spectrumOf, strongest, type Spectrum } from './spectrum'

/** The rates that are looked for, in hertz: 24 to 240 a minute, wider than what is given, so that what is outside is seen there. */
const LOWEST = 0.4
const HIGHEST = 4
/** Overtones need twice the highest rate. */
const TOP = 8.2
/** Half the width of a peak in hertz; a heart is not a clock. */
const WIDTH = 0.15

export interface PulseRate {
  /** Hertz. */
  frequency: number
  quality: Evidence & Pick<Quality, 'signalToNoise' | 'steadiness' | 'half' | 'double'>
}

const indexOf = ({ from, step }: Spectrum, frequency: number) => Math.round((frequency - from) / step)
const powerNear = (spectrum: Spectrum, frequency: number) => spectrum.power[indexOf(spectrum, frequency)] ?? 0

/** A pulse has an overtone, so a place with one is likelier than its neighbours. */
function peakOf(spectrum: Spectrum): number {
  const score = (index: number) => {
    const frequency = spectrum.from + index * spectrum.step
    return (spectrum.power[index] ?? 0) + 0.3 * powerNear(spectrum, 2 * frequency)
  }
  return strongest(spectrum, score, [LOWEST, HIGHEST])
}

/** The share of ten-second windows whose peak is within a tenth of the whole, and at least six beats a minute. */
function steadinessOf(pulse: Series, frequency: number): number {
  const [length, hop] = [10 * RATE, 5 * RATE]
  const count = Math.max(1, Math.floor((pulse.length - length) / hop) + 1)
  const near = Array.from({ length: count }, (_, index) => {
    const window = pulse.subarray(index * hop, index * hop + length)
    const peak = peakOf(spectrumOf(window, { from: 0.35, to: TOP, seconds: 10 }))
    return Math.abs(peak - frequency) <= Math.max(0.1, frequency * 0.1)
  })
  return near.filter(Boolean).length / count
}

/** The power of a peak near a frequency without what lies beside it, against that of the pulse. */
function partOf(spectrum: Spectrum, frequency: number, whole: number): number {
  const between = (from: number, to: number) =>
    spectrum.power.slice(Math.max(0, indexOf(spectrum, from)), Math.max(1, indexOf(spectrum, to) + 1))
  const floor = median([
    ...between(frequency - 0.35, frequency - 0.12),
    ...between(frequency + 0.12, frequency + 0.35),
  ])
  const top = Math.max(...between(frequency - 0.07, frequency + 0.07))
  return top > 3 * floor ? (top - floor) / (whole || 1e-30) : 0
}

/** Finds the rate of a recording, and how strong the evidence is that it is a pulse. */
export function pulseRate(recording: Recording): PulseRate {
  const spectrum = spectrumOf(recording.pulse, { from: 0.15, to: TOP, seconds: 12 })
  const frequency = peakOf(spectrum)
  const power = powerNear(spectrum, frequency)
  const part = (place: number) => partOf(spectrum, place, power)
  const band = { ...spectrum, power: spectrum.power.slice(0, indexOf(spectrum, 4)) }
  band.power.fill(0, 0, indexOf(spectrum, 0.6))
  return {
    frequency,
    quality: {
      ...evidenceOf(recording, frequency),
      half: Math.max(part(frequency / 2), part(frequency / 3)),
      double: part(2 * frequency),
      signalToNoise: signalToNoise(band, [frequency, 2 * frequency], WIDTH),
      steadiness: steadinessOf(recording.pulse, frequency),
    },
  }
}
