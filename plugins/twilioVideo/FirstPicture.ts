import type { SentTracks } from '@portico/calls/engine/engine'

/** How much smaller the first picture is: the browser assumes a slow line at first, and drops frames that are too large for it. */
const SCALE = 2
/** Milliseconds after the other side has come until the picture has its full size. */
const FULL_SIZE_AFTER = 2000

/**
 * Keeps the camera small until the line to the other side is known. The software hides what sends the picture, so the camera itself
 * gives a smaller one. A screen keeps its size: its texts must be readable.
 */
export class FirstPicture {
  #isSmall = true
  #isCrowded = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #sent: SentTracks | null = null
  /** What the camera was opened with. */
  readonly #full = new WeakMap<MediaStreamTrack, MediaTrackConstraints>()

  /** Sets the tracks that are sent from now on. */
  setTracks(tracks: SentTracks): void {
    this.#sent = tracks
    void this.#apply()
  }

  /** Makes the picture small: nobody is in the room, and the next connection starts with a low estimate again. */
  shrink(): void {
    clearTimeout(this.#timer)
    this.#isSmall = true
    void this.#apply()
  }

  /** Gives the picture its full size a moment after the other side has come. */
  growLater(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#isSmall = false
      void this.#apply()
    }, FULL_SIZE_AFTER)
  }

  /** Keeps the picture small while four people are in the call: each is shown small, and each line carries three of them. */
  setCrowded(isCrowded: boolean): void {
    if (isCrowded === this.#isCrowded) return
    this.#isCrowded = isCrowded
    void this.#apply()
  }

  /** Ends the wait for the full size. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  async #apply(): Promise<void> {
    const { video, isScreen } = this.#sent ?? {}
    const isSmall = this.#isSmall || this.#isCrowded
    if (!video || isScreen || isSmall === this.#full.has(video)) return
    try {
      const full = this.#full.get(video)
      if (full) {
        this.#full.delete(video)
        await video.applyConstraints(full)
        return
      }
      const { width, height } = video.getSettings()
      if (!width || !height) return
      const before = video.getConstraints()
      this.#full.set(video, before)
      await video.applyConstraints({
        ...before,
        width: { ideal: width / SCALE },
        height: { ideal: height / SCALE },
      })
    } catch {
      // A camera with one size only, or one that was closed meanwhile: the picture stays as it is.
    }
  }
}
