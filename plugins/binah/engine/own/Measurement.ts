import type { FaceDetection } from '../../region/face'
import { guide, type Guidance } from '../../region/guidance'
import { estimate, type Outcome } from '../../signal/estimate'
import { limits } from '../../signal/gate'
import type { Sample } from '../../signal/samples'

/** A longer time without a face is cut out, in seconds. */
const PAUSE = 0.4
/** Looks in a row that must agree before a live heart rate is shown, and how well, in beats a minute: chance passes a single look more easily. */
const LIVE_LOOKS = 2
const LIVE_RANGE = 4
/** The face must be seen well for this long before a measurement may start. */
const READY_SECONDS = 1

/** Turns the colours of each frame into samples. Time stops while there is no face. */
export class Measurement {
  private samples: Sample[] = []
  private looks: number[] = []
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
    this.looks = []
    this.last = undefined
    this.cut = 0
  }

  /** Seconds with a face since the start. */
  get seconds(): number {
    return (this.samples.at(-1)?.t ?? 0) - (this.samples[0]?.t ?? 0)
  }

  /** The heart rate so far, by the rules of the result; null where they do not hold. Call it every other second. */
  live(): number | null {
    const { estimates } = this.seconds < limits.seconds ? { estimates: null } : this.outcome()
    this.looks = estimates ? [...this.looks, estimates.heartRate.value].slice(-LIVE_LOOKS) : []
    const range = Math.max(...this.looks) - Math.min(...this.looks)
    const [latest = 0] = this.looks.slice(-1)
    return this.looks.length === LIVE_LOOKS && range <= LIVE_RANGE ? Math.round(latest) : null
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
      regions: face.regions,
      ring: face.ring,
      around: face.around,
      motion: isAfterPause ? 0 : motion,
      size: face.width,
    })
  }
}
