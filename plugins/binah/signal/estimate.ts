import { findBeats, intervalsOf, plausible, rateOf } from './beats'
import { breathingRate } from './breathing'
import { bandPass } from './filter'
import { confidenceOf, refusalOf, type Quality, type Refusal } from './gate'
import { pulseRate, type PulseRate } from './pulseRate'
import { readRecording, type Recording } from './recording'
import { RATE, type Sample } from './samples'
import { variabilityOf } from './variability'

/** A number with how sure it is, from 0 to 1. */
export interface Estimate {
  value: number
  confidence: number
}

/** What a camera can tell: absent where the signal does not allow it. */
export interface Estimates {
  heartRate: Estimate
  breathingRate?: Estimate
  prq?: Estimate
  sdnn?: Estimate
}

export type Outcome =
  | { refusal: null; quality: Quality; estimates: Estimates }
  | { refusal: Refusal; quality: Quality; estimates: null }

/** Reads a whole measurement. It refuses rather than guesses (docs/scan.md). Fewer than two samples have no time between them. */
export function estimate(samples: readonly Sample[]): Outcome {
  const recording = readRecording(samples)
  const rate = pulseRate(recording)
  const { quality, beats } = judge(recording, rate)
  const refusal = refusalOf(quality)
  return refusal
    ? { refusal, quality, estimates: null }
    : { refusal, quality, estimates: estimatesOf(recording, quality, { rate, beats }) }
}

function judge(recording: Recording, rate: PulseRate) {
  // The first and last second of a filtered series ring.
  const beats = findBeats(recording.pulse, rate.frequency).filter(
    (beat) => beat > 1 && beat < recording.pulse.length / RATE - 1,
  )
  const fromBeats = rateOf(intervalsOf(beats))
  const quality: Quality = {
    ...recording.quality,
    ...rate.quality,
    rate: rate.frequency * 60,
    difference: Math.abs(fromBeats - rate.frequency * 60),
  }
  return { quality, beats }
}

/** Both halves of the face must agree this well about the time between beats before its variation is shown. */
const clearBeats = { agreement: 0.85, share: 0.98, intervals: 40, signalToNoise: 3, framesPerSecond: 24 }

function estimatesOf(
  recording: Recording,
  quality: Quality,
  { rate, beats }: { rate: PulseRate; beats: number[] },
): Estimates {
  const confidence = confidenceOf(quality)
  const all = intervalsOf(beats)
  const intervals = plausible(all)
  const heartRate = (rateOf(all) + rate.frequency * 60) / 2
  const estimates: Estimates = { heartRate: { value: heartRate, confidence } }
  const breaths = breathingRate(bandPass(recording.pulse, [0.7, 4]), beats, intervals)
  if (breaths !== undefined) {
    estimates.breathingRate = { value: breaths, confidence: confidence * 0.8 }
    estimates.prq = { value: heartRate / breaths, confidence: confidence * 0.8 }
  }
  const variability = variabilityOf(recording, rate.frequency)
  if (
    variability.agreement >= clearBeats.agreement &&
    variability.share >= clearBeats.share &&
    variability.intervals >= clearBeats.intervals &&
    quality.signalToNoise >= clearBeats.signalToNoise &&
    quality.framesPerSecond >= clearBeats.framesPerSecond
  ) {
    estimates.sdnn = { value: variability.sdnn, confidence: confidence * variability.agreement }
  }
  return estimates
}
