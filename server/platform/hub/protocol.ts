/** The records of the public SignalR hub protocol, JSON encoding, versions 1 and 2. */
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

/** A received record; only its type is validated. */
export interface HubRecord {
  type: number
  invocationId?: unknown
  target?: unknown
  arguments?: unknown
  sequenceId?: unknown
}

/** A record to send. */
export type OutgoingRecord = { type: number } & Record<string, unknown>

export const encode = (record: object): string => JSON.stringify(record) + RECORD_END

/** Parses a record; undefined if it is not a JSON object. */
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

/** Returns whether stateful reconnect numbers and resends the record. */
export const isCounted = ({ type }: { type: number }): boolean =>
  type >= Kind.Invocation && type <= Kind.CancelInvocation

/** Splits received text into records and buffers an incomplete one. */
export class RecordReader {
  #rest = ''

  /** Returns the complete records; undefined if one exceeds the maximum length. */
  read(text: string, maxLength: number): string[] | undefined {
    const records = (this.#rest + text).split(RECORD_END)
    this.#rest = records.pop() ?? ''
    return [...records, this.#rest].some((record) => record.length > maxLength) ? undefined : records
  }

  /** Discards a record truncated by a lost connection. */
  reset(): void {
    this.#rest = ''
  }
}
