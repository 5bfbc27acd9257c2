/** The records of the public SignalR hub protocol, JSON encoding, versions 1 and 2 (CALL-012). */
export const RECORD_END = '\u001E'

export const Kind = {
  Invocation: 1,
  StreamItem: 2,
  Completion: 3,
  StreamInvocation: 4,
  CancelInvocation: 5,
  Ping: 6,
  Close: 7,
  Ack: 8,
  Sequence: 9,
} as const

/** A record as it arrives: only its kind is certain. */
export interface HubRecord {
  type: number
  invocationId?: unknown
  target?: unknown
  arguments?: unknown
  sequenceId?: unknown
}

/** A record on its way out. */
export type OutgoingRecord = { type: number } & Record<string, unknown>

export const encode = (record: object): string => JSON.stringify(record) + RECORD_END

/** Parses a record; undefined when it is not a JSON object. */
export function decode(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

/** True for records that stateful reconnect counts and repeats. */
export const isCounted = ({ type }: { type: number }): boolean =>
  type >= Kind.Invocation && type <= Kind.CancelInvocation

/** Cuts what arrives into records; what has no end yet waits for the next piece. */
export class RecordReader {
  #rest = ''

  /** Whole records of the text so far, or undefined when one is longer than allowed. */
  read(text: string, maxLength: number): string[] | undefined {
    const records = (this.#rest + text).split(RECORD_END)
    this.#rest = records.pop() ?? ''
    return [...records, this.#rest].some((record) => record.length > maxLength) ? undefined : records
  }

  /** Forgets a record cut off by a lost connection. */
  reset(): void {
    this.#rest = ''
  }
}
