import { encode, isCounted, Kind, type HubRecord } from './protocol'

/** What to do with a received record. `gap`: records were lost, so the connection cannot continue. */
export type Verdict = 'accept' | 'skip' | 'gap'

/**
 * The state of a stateful reconnect: sent records that are not acknowledged, and the number of the last received one.
 * After a lost connection both sides exchange their positions and resend the rest, so every record arrives once.
 */
export class Replay {
  #sent: { id: number; text: string }[] = []
  #length = 0
  #lastSent = 0
  #lastReceived = 0
  #next = 1
  #awaitsSequence = false

  constructor(private readonly maxLength: number) {}

  /** Number of the last accepted record. */
  get lastReceivedId(): number {
    return this.#lastReceived
  }

  /** Stores a sent record. Returns false if the limit is exceeded. */
  remember(text: string): boolean {
    this.#lastSent += 1
    this.#sent.push({ id: this.#lastSent, text })
    this.#length += text.length
    return this.#length <= this.maxLength
  }

  acknowledge(id: number): void {
    this.#sent = this.#sent.filter((record) => record.id > id)
    this.#length = this.#sent.reduce((sum, { text }) => sum + text.length, 0)
  }

  /** Ignores records until the client sends its position. */
  interrupt(): void {
    this.#awaitsSequence = true
  }

  /** The records to send on the new transport. */
  resume(): string[] {
    const sequenceId = this.#sent[0]?.id ?? this.#lastSent + 1
    return [encode({ type: Kind.Sequence, sequenceId }), ...this.#sent.map(({ text }) => text)]
  }

  /** Numbers a received record. */
  receive(record: HubRecord): Verdict {
    if (this.#awaitsSequence) return this.#receiveSequence(record)
    if (!isCounted(record)) return 'accept'
    const number = this.#next
    this.#next += 1
    if (number <= this.#lastReceived) return 'skip'
    this.#lastReceived = number
    return 'accept'
  }

  #receiveSequence({ type, sequenceId }: HubRecord): Verdict {
    if (type !== Kind.Sequence || typeof sequenceId !== 'number') return 'skip'
    if (sequenceId > this.#next) return 'gap'
    this.#awaitsSequence = false
    this.#next = sequenceId
    return 'skip'
  }
}
