import type { Interval } from './beats'
import { bandPass } from './filter'
import { onGrid } from './resample'
import { at, RATE, type Series } from './samples'
import { signalToNoise, spectrumOf, strongest } from './spectrum'

/** Breaths are slow: five values a second are enough. */
const BREATH_RATE = 5
const LOWEST = 0.1
const HIGHEST = 0.5

interface Candidate {
  frequency: number
  quality: number
}

function candidate(values: Series): Candidate {
  const band = bandPass(values, [0.08, 0.6], BREATH_RATE)
  const spectrum = spectrumOf(band, { from: 0.08, to: 0.6, seconds: 30, rate: BREATH_RATE })
  const frequency = strongest(spectrum, (index) => spectrum.power[index] ?? 0, [LOWEST, HIGHEST])
  return { frequency, quality: signalToNoise(spectrum, [frequency], 0.05) }
}

/** The height of the pulse at each beat. */
const heights = (pulse: Series, beats: readonly number[]) =>
  beats.map((beat) => {
    let height = 0
    const [from, to] = [Math.round((beat - 0.3) * RATE), Math.round((beat + 0.3) * RATE)]
    for (let index = from; index < to; index += 1) height = Math.max(height, at(pulse, index))
    return height
  })

/** Both signs of breathing must be this clear, in decibels, and agree this well, in hertz. At one decibel swaying looked like breathing. */
const CLEAR = 2
const SAME = 2 / 60

/**
 * Breaths per minute, or undefined. Breathing changes the height of the pulse and the time between beats; one of them alone is easily fooled by swaying
 * or light, so both must agree within two breaths a minute.
 */
export function breathingRate(
  pulse: Series,
  beats: readonly number[],
  intervals: readonly Interval[],
): number | undefined {
  if (beats.length < 12 || intervals.length < 12) return undefined
  const grid = { from: 0, length: Math.floor((pulse.length / RATE) * BREATH_RATE), rate: BREATH_RATE }
  const times = intervals.map(({ t }) => t)
  const seconds = intervals.map((interval) => interval.seconds)
  const height = candidate(onGrid(beats, heights(pulse, beats), grid))
  const interval = candidate(onGrid(times, seconds, grid))
  const isClear = Math.min(height.quality, interval.quality) > CLEAR
  if (!isClear || Math.abs(height.frequency - interval.frequency) > SAME) return undefined
  return 60 * (height.quality > interval.quality ? height : interval).frequency
}
