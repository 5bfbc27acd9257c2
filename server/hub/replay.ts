import { encode, isCounted, Kind, type HubRecord } from './protocol'

/** What to do with an arriving record. `gap`: records between were lost, the connection cannot go on. */
export type Verdict = 'take' | 'skip' | 'gap'

/**
 * The memory of a stateful reconnect: what was sent and not yet acknowledged, and how far the other side was heard.
 * After a lost connection both sides say where they stand and repeat the rest, so every record arrives once.
 */
export class Replay {
  #sent: { id: number; text: string }[] = []
  #length = 0
  #lastSent = 0
  #heard = 0
  #next = 1
  #awaitsSequence = false

  constructor(private readonly maxLength: number) {}

  /** Number of the last counted record that was taken. */
  get lastReceivedId(): number {
    return this.#heard
  }

  /** Remembers a sent record; false when the memory is full. */
  remember(text: string): boolean {
    this.#lastSent += 1
    this.#sent.push({ id: this.#lastSent, text })
    this.#length += text.length
    return this.#length <= this.maxLength
  }

  acknowledge(id: number): void {
    const kept = this.#sent.filter((record) => record.id > id)
    this.#sent = kept
    this.#length = kept.reduce((sum, { text }) => sum + text.length, 0)
  }

  /** From now on the other side must first say where it goes on. */
  interrupt(): void {
    this.#awaitsSequence = true
  }

  /** What to send on the new connection. */
  resume(): string[] {
    const sequenceId = this.#sent[0]?.id ?? this.#lastSent + 1
    return [encode({ type: Kind.Sequence, sequenceId }), ...this.#sent.map(({ text }) => text)]
  }

  /** Counts an arriving record. */
  receive(record: HubRecord): Verdict {
    if (this.#awaitsSequence) return this.#hearSequence(record)
    if (!isCounted(record)) return 'take'
    const number = this.#next
    this.#next += 1
    if (number <= this.#heard) return 'skip'
    this.#heard = number
    return 'take'
  }

  #hearSequence({ type, sequenceId }: HubRecord): Verdict {
    if (type !== Kind.Sequence || typeof sequenceId !== 'number') return 'skip'
    if (sequenceId > this.#next) return 'gap'
    this.#awaitsSequence = false
    this.#next = sequenceId
    return 'skip'
  }
}
