import { bandPass } from './filter'
import type { Quality } from './gate'
import type { Recording } from './recording'
import { RATE, type Series } from './samples'
import { coherence, signalToNoise, spectrumOf, strongest, type Spectrum } from './spectrum'

/** The pulses that are looked for, in hertz: 40 to 180 beats a minute. */
const LOWEST = 0.67
const HIGHEST = 3
/** Harmonics need twice the highest pulse. */
const TOP = 6.2
/** Half the width of a peak in hertz; a heart is not a clock. */
const WIDTH = 0.15

export interface PulseRate {
  /** Hertz. */
  frequency: number
  quality: Pick<Quality, 'agreement' | 'disturbance' | 'signalToNoise' | 'steadiness'>
}

const powerNear = ({ from, step, power }: Spectrum, frequency: number) =>
  power[Math.round((frequency - from) / step)] ?? 0

/** A pulse has a second harmonic, so a place with one is likelier than its neighbours. */
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
    const peak = peakOf(spectrumOf(window, { from: 0.6, to: TOP, seconds: 10 }))
    return Math.abs(peak - frequency) <= Math.max(0.1, frequency * 0.1)
  })
  return near.filter(Boolean).length / count
}

/** Finds the pulse of a recording, and how strong the evidence is. */
export function pulseRate({ pulse, upper, lower, light, motion }: Recording): PulseRate {
  const spectrum = spectrumOf(pulse, { from: 0.6, to: TOP, seconds: 12 })
  const frequency = peakOf(spectrum)
  const [shade, moves] = [bandPass(light, [0.6, 8]), bandPass(motion, [0.6, 8])]
  return {
    frequency,
    quality: {
      agreement: coherence(upper, lower, frequency),
      disturbance: Math.max(coherence(pulse, shade, frequency), coherence(pulse, moves, frequency)),
      signalToNoise: signalToNoise(
        { ...spectrum, power: spectrum.power.slice(0, Math.round((4 - spectrum.from) / spectrum.step)) },
        [frequency, 2 * frequency],
        WIDTH,
      ),
      steadiness: steadinessOf(pulse, frequency),
    },
  }
}
