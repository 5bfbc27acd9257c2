import type { VideoCall } from '@schemas/generated/entities'
import { HubError } from '@portico/core/realtime/hub'
import { currentSession } from '@portico/core/session/session'
import { readStorage, writeStorage } from '@portico/core/state/localStorage'
import type { SessionHub } from './sessionHub'

/** Milliseconds between two attempts. */
const RETRY = 5000
/** How often a page without a connection asks for one: by then the server has ended the call by itself. */
const MAX_ASKED = 24

/** Where the ends of somebody's calls are kept until the server has them. */
export interface EndStorage {
  read: () => string | null
  write: (value: string | null) => void
}

const endsKeyOf = ({ tenant, userId } = currentSession()): string => `callEnds.${tenant}.${userId ?? ''}`

/** Keeps the ends in this browser, for the person who is signed in: a sign-out removes them. */
export const browserEnds: EndStorage = {
  read: () => readStorage(endsKeyOf()),
  write: (value) => writeStorage(endsKeyOf(), value),
}

/**
 * The calls that somebody has ended and the server does not know yet: they are sent again until it does, also by the next page of
 * this person.
 */
export class PendingEnds {
  #timer: ReturnType<typeof setTimeout> | undefined
  #asked = 0

  constructor(
    private readonly hub: SessionHub,
    private readonly storage: EndStorage,
  ) {}

  /** Ends a call at the server, now or as soon as it can be reached. `finish` ends one in progress. */
  end({ id, status }: VideoCall, finish?: (callId: number) => Promise<void>): void {
    const ending = status === 'inProgress' && finish ? finish(id) : this.hub.call('cancelVideoCall', id)
    this.#asked = 0
    ending.catch(() => {
      this.#store([...new Set([...this.#ids, id])])
      this.#sendSoon()
    })
  }

  /** The person is in the call again: its end counts no more. */
  forget(callId: number): void {
    if (this.#ids.includes(callId)) this.#store(this.#ids.filter((id) => id !== callId))
  }

  /** Sends what is pending. Call it after each connect. */
  async send(): Promise<void> {
    clearTimeout(this.#timer)
    for (const id of this.#ids) {
      const isKnown = await this.hub.call('cancelVideoCall', id).then(
        () => true,
        // A hub that refuses knows the call, and that it is over.
        (error: unknown) => error instanceof HubError && error.code !== 'DISCONNECTED',
      )
      if (isKnown) this.forget(id)
    }
    if (this.#ids.length > 0) this.#sendSoon()
  }

  get #ids(): number[] {
    try {
      const stored: unknown = JSON.parse(this.storage.read() ?? '[]')
      return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
    } catch {
      return []
    }
  }

  #store(ids: readonly number[]): void {
    this.storage.write(ids.length > 0 ? JSON.stringify(ids) : null)
  }

  /**
   * The next connect sends them as well. On its own the hub may wait a minute before it connects again, and the call would go on for
   * the other side meanwhile, so the page makes it try at once.
   */
  #sendSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (this.hub.isConnected()) return void this.send()
      if (this.#ids.length === 0 || ++this.#asked > MAX_ASKED) return undefined
      this.hub.retry()
      return this.#sendSoon()
    }, RETRY)
  }
}
