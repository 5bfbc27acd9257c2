import type { Capability, Contract } from '@schemas/generated/contract'

/** An operation of the API contract, for example `GET api/users/data`. */
export type Operation = keyof Contract

/** Input of a call: path parameters, query and body as in the contract, and options. */
export interface CallInput<K extends Operation> {
  params?: Contract[K]['params']
  query?: Contract[K]['query']
  /** A `File` is sent as multipart form data. */
  body?: Contract[K]['body']
  signal?: AbortSignal
  /** The capability of an operation beyond the specification: where the back end lacks it, nothing is sent. */
  capability?: Capability
  /** Sent as `Idempotency-Key`: the server executes requests with the same key once and repeats the answer. */
  idempotencyKey?: string
  /**
   * `true` leaves errors to the caller: no toast, and a 403 does not end the session (C-030, C-110).
   * `'faults'` only suppresses the toast, for pages that show the error themselves; a 403 still ends the session.
   */
  quiet?: true | 'faults'
  /** Receives the share of a file that has been sent, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Resolves to the answer as a `Blob`. */
  file?: true
  /** Receives the text of the answer in chunks as it arrives; the call then resolves to undefined. */
  onText?: (chunk: string) => void
}

/** An operation that is declared idempotent needs a key. */
type RequiredKey<K extends Operation> = Contract[K] extends { idempotent: true }
  ? { idempotencyKey: string }
  : unknown

/** An operation beyond the specification needs the capability whose offer the screen has asked for. */
export type RequiredCapability<K extends Operation> = Contract[K] extends { capability: infer C }
  ? { capability: C }
  : unknown

/** Calls an operation of the API. Resolves to the answer; rejects with an `ApiError`. */
export type Call = <K extends Operation>(
  operation: K,
  input?: CallInput<K> & RequiredKey<K> & RequiredCapability<K>,
) => Promise<Contract[K]['response']>
