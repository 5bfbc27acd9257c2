import type { FaceDetection } from '../../region/face'
import { guide, type Guidance } from '../../region/guidance'
import { estimate, type Outcome } from '../../signal/estimate'
import { limits } from '../../signal/gate'
import { pulseRate } from '../../signal/pulseRate'
import { readRecording } from '../../signal/recording'
import type { Sample } from '../../signal/samples'

/** A longer time without a face is cut out, in seconds. */
const PAUSE = 0.4
/** The live heart rate is read from the last seconds. */
const LIVE_SECONDS = 15
/** Few seconds vary by chance, so the limit for the whole measurement would hide a good signal. */
const LIVE_DISTURBANCE = 0.9
/** The face must be seen well for this long before a measurement may start. */
const READY_SECONDS = 1

/** Turns the colours of each frame into samples. Time stops while there is no face. */
export class Measurement {
  private samples: Sample[] = []
  private last: { t: number; x: number; y: number } | undefined
  private goodSince: number | undefined
  private isMeasuring = false
  /** Time that was cut out. */
  private cut = 0

  /** Adds a frame. `t` in seconds, `aspect` is width against height of the picture. */
  add(sight: FaceDetection, t: number, aspect: number): { guidance: Guidance; isReady: boolean } {
    const motion = this.motionTo(sight)
    const guidance = guide(sight, { motion, aspect })
    this.goodSince = guidance === 'good' ? (this.goodSince ?? t) : undefined
    if (sight.face) {
      if (this.isMeasuring) this.store(sight, t, motion)
      this.last = { t, x: sight.face.x, y: sight.face.y }
    }
    return { guidance, isReady: this.goodSince !== undefined && t - this.goodSince >= READY_SECONDS }
  }

  start(): void {
    this.isMeasuring = true
    this.samples = []
    this.last = undefined
    this.cut = 0
  }

  /** Seconds with a face since the start. */
  get seconds(): number {
    return (this.samples.at(-1)?.t ?? 0) - (this.samples[0]?.t ?? 0)
  }

  /** The heart rate of the last seconds, or null when it is not clear. */
  live(): number | null {
    const to = this.samples.at(-1)?.t ?? 0
    const recent = this.samples.filter(({ t }) => t >= to - LIVE_SECONDS)
    if (to - (recent[0]?.t ?? to) < LIVE_SECONDS * 0.7) return null
    const recording = readRecording(recent)
    const { frequency, quality } = pulseRate(recording)
    const isClear =
      quality.agreement >= 0.7 &&
      quality.disturbance < LIVE_DISTURBANCE &&
      quality.signalToNoise >= 0 &&
      recording.quality.flicker < limits.flicker
    return isClear ? Math.round(frequency * 60) : null
  }

  outcome(): Outcome {
    return estimate(this.samples)
  }

  private motionTo({ face }: FaceDetection): number {
    if (!face || !this.last) return 0
    return Math.hypot(face.x - this.last.x, face.y - this.last.y) / face.width
  }

  private store({ face }: Extract<FaceDetection, { faces: 1 }>, t: number, motion: number): void {
    const pause = this.last ? t - this.last.t : 0
    const isAfterPause = pause > PAUSE
    if (isAfterPause) this.cut += pause - 1 / 30
    this.samples.push({
      t: t - this.cut,
      upper: face.upper,
      lower: face.lower,
      around: face.around,
      motion: isAfterPause ? 0 : motion,
      size: face.width,
    })
  }
}
