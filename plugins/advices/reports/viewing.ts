import type { VideoViewing } from '@schemas/generated/entities'
import { addPlayed, wholeSeconds, type PlayedRange } from './playedRanges'

const MAX_WAIT_MS = 600_000

/** What somebody sees of a video from pressing play until they leave its page. */
export class Viewing {
  private readonly id = crypto.randomUUID()
  private readonly startedAt = new Date().toISOString()
  private readonly videoId: number
  private pressedAt: number | undefined = performance.now()
  private waited: number | undefined
  private played: PlayedRange[] = []
  private position = 0

  constructor(videoId: number) {
    this.videoId = videoId
  }

  /** The first frame has arrived. */
  begin(): void {
    if (this.pressedAt === undefined) return
    this.waited = Math.min(Math.round(performance.now() - this.pressedAt), MAX_WAIT_MS)
    this.pressedAt = undefined
  }

  /** A part was played, at a speed. */
  add(from: number, to: number, rate: number): void {
    this.played = addPlayed(this.played, from, to, rate)
    this.position = Math.round(to)
  }

  /** The report of this viewing so far. */
  toReport(): VideoViewing {
    return {
      id: this.id,
      videoId: this.videoId,
      startedAt: this.startedAt,
      device: deviceKind(),
      seen: wholeSeconds(this.played),
      ...(this.waited !== undefined && { waited: this.waited }),
      position: this.position,
      at: new Date().toISOString(),
    }
  }
}

/** The kind of device, by its pointer and width. */
function deviceKind(): VideoViewing['device'] {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'mobile' : 'tablet'
}
