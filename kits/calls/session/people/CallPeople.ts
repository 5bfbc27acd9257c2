import type { CallSeat } from '@schemas/hub'
import type { SessionHub } from '../sessionHub'
import { newPerson, nobodyElse, type OtherPeople, type OtherPerson, type PeopleInCall } from './otherPeople'

/** The call whose people are followed. */
interface Followed {
  callId: number
  read: () => Promise<PeopleInCall>
  /** Whether the engine connects more than two. */
  hasOthers: boolean
  setOthers: (seats: readonly CallSeat[]) => void
  canInvite: boolean
}

/** Milliseconds until what could not be read is read again. */
const RETRY = 5000

/**
 * Who else is in the call of a tab. The server says who may be there; the engine connects to nobody else. Messages may be lost, so
 * the people are read at the start and after each connect too.
 */
export class CallPeople {
  view: OtherPeople = nobodyElse
  #followed: Followed | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the readings: only the latest one counts. */
  #readings = 0

  constructor(
    hub: Pick<SessionHub, 'onMessage' | 'onConnection'>,
    private readonly onChange: () => void,
  ) {
    hub.onMessage('guestsChanged', ({ callId }) => {
      if (callId === this.#followed?.callId) void this.#read()
    })
    hub.onConnection((isConnected) => {
      if (isConnected) void this.#read()
    })
  }

  follow(call: Followed): void {
    this.#followed = call
    void this.#read()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#followed = null
    this.#readings++
    this.view = nobodyElse
  }

  /** Something of somebody has changed. Whoever is not in the call changes nothing. */
  change(seat: CallSeat, change: Partial<OtherPerson>): void {
    if (!this.view.others.some((other) => other.seat === seat)) return
    const others = this.view.others.map((other) => (other.seat === seat ? { ...other, ...change } : other))
    this.view = { ...this.view, others }
    this.onChange()
  }

  async #read(): Promise<void> {
    const followed = this.#followed
    if (!followed?.hasOthers) return
    clearTimeout(this.#timer)
    const reading = ++this.#readings
    const read = await followed.read().catch((error: unknown) => (isRefused(error) ? null : undefined))
    if (reading !== this.#readings) return
    if (read === undefined) this.#timer = setTimeout(() => void this.#read(), RETRY)
    if (!read) return
    const known = new Map(this.view.others.map((other) => [other.seat, other]))
    const others = read.people.map((person) => ({
      ...(known.get(person.seat) ?? newPerson(person)),
      ...person,
    }))
    this.view = { others, guests: read.guests, canInvite: followed.canInvite }
    followed.setOthers(others.map(({ seat }) => seat))
    this.onChange()
  }
}

/** A back end that answers with a refusal has no guests; one that does not answer is asked again. */
const isRefused = (error: unknown): boolean => {
  const { status } = error as { status?: number }
  return status !== undefined && status >= 400 && status < 500
}
