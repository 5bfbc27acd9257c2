import type { CallSide } from '../../../../schemas/hub'

/** A connection to the hub that takes part in a call. */
export interface CallConnection {
  id: string
  /** Calls back once, when the connection has ended for good. */
  whenEnded: (listener: () => void) => void
}

/** A side of a call whose connection has ended. */
export interface GoneConnection {
  tenant: string
  callId: number
  side: CallSide
  connection: string
  /** Milliseconds since 1970. */
  at: number
}

/** Which connections to this process take part in calls, and which of them have ended. */
export class CallPresence {
  readonly #calls = new Map<string, Omit<GoneConnection, 'at' | 'connection'>>()
  #gone: GoneConnection[] = []
  /** Those who talked, and may come back for longer. */
  #waiting: GoneConnection[] = []

  constructor(private readonly now: () => Date) {}

  /** Notes that a connection takes part in a call; it takes part in one at a time. */
  note(connection: CallConnection, call: Omit<GoneConnection, 'at' | 'connection'>): void {
    const { id } = connection
    if (!this.#calls.has(id)) connection.whenEnded(() => this.#end(id))
    this.#calls.set(id, call)
  }

  /** The connections that ended at least so many seconds ago, each once. */
  takeGone(seconds: number): GoneConnection[] {
    const due = this.#gone.filter((gone) => this.#isOlder(gone, seconds))
    this.#gone = this.#gone.filter((gone) => !due.includes(gone))
    return due
  }

  /** Gives somebody more time to come back. */
  waitLonger(gone: GoneConnection): void {
    this.#waiting.push(gone)
  }

  /** Those who got more time and whose connection ended at least so many seconds ago, each once. */
  takeWaiting(seconds: number): GoneConnection[] {
    const due = this.#waiting.filter((gone) => this.#isOlder(gone, seconds))
    this.#waiting = this.#waiting.filter((gone) => !due.includes(gone))
    return due
  }

  #isOlder = ({ at }: GoneConnection, seconds: number): boolean => this.now().getTime() - at >= seconds * 1000

  #end(connection: string): void {
    const call = this.#calls.get(connection)
    this.#calls.delete(connection)
    if (call) this.#gone.push({ ...call, connection, at: this.now().getTime() })
  }
}
