import type { Link } from '../engine/engine'

/** How long a connection is slow, in milliseconds, before this side asks for a smaller picture. */
const SMALLER_AFTER = 6000
/** Milliseconds of a slow line until sound alone is offered. */
const OFFER_AFTER = 15_000
/** Milliseconds of a good line until the picture has its full size again. */
const FULL_AFTER = 20_000
/** Milliseconds in which somebody who keeps the picture is not asked again. */
const QUIET = 120_000

/** What a poor line asks for. */
export interface LineNeed {
  /** The other side should send a smaller picture. */
  isPoor: boolean
  /** Sound alone is offered. */
  isOffered: boolean
}

/** Follows how good the line is. Nothing is taken away without asking but the size of the picture. */
export class LineWatch {
  #need: LineNeed = { isPoor: false, isOffered: false }
  #timers: ReturnType<typeof setTimeout>[] = []
  #isSlow: boolean | undefined
  #quietUntil = 0

  constructor(private readonly onChange: (need: LineNeed) => void) {}

  get need(): LineNeed {
    return this.#need
  }

  /** A line that is lost or connects says nothing about its speed. */
  hear(link: Link): void {
    if (link !== 'good' && link !== 'slow') return
    const isSlow = link === 'slow'
    if (isSlow === this.#isSlow) return
    this.#isSlow = isSlow
    this.#clear()
    if (isSlow) {
      this.#after(SMALLER_AFTER, { isPoor: true })
      this.#after(OFFER_AFTER, { isOffered: true })
    } else {
      this.#set({ isOffered: false })
      this.#after(FULL_AFTER, { isPoor: false })
    }
  }

  /** The person keeps the picture. */
  decline(): void {
    this.#quietUntil = Date.now() + QUIET
    this.#set({ isOffered: false })
    if (this.#isSlow) this.#after(QUIET, { isOffered: true })
  }

  end(): void {
    this.#clear()
    this.#isSlow = undefined
    this.#quietUntil = 0
    this.#need = { isPoor: false, isOffered: false }
  }

  #clear(): void {
    this.#timers.forEach(clearTimeout)
    this.#timers = []
  }

  #after(time: number, change: Partial<LineNeed>): void {
    this.#timers.push(
      setTimeout(() => {
        if (!change.isOffered || Date.now() >= this.#quietUntil) this.#set(change)
      }, time),
    )
  }

  #set(change: Partial<LineNeed>): void {
    const next = { ...this.#need, ...change }
    if (next.isPoor === this.#need.isPoor && next.isOffered === this.#need.isOffered) return
    this.#need = next
    this.onChange(next)
  }
}
