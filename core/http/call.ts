import type { Contract } from '@schemas/generated/contract'

/** An operation of the API contract, for example `GET api/users/data`. */
export type Operation = keyof Contract

/** Input of a call: path parameters, query and body as the contract has them, and how to behave. */
export interface CallInput<K extends Operation> {
  params?: Contract[K]['params']
  query?: Contract[K]['query']
  /** A `File` is sent as one. */
  body?: Contract[K]['body']
  signal?: AbortSignal
  /** Sent as Idempotency-Key: the same key is answered the same way and done once. */
  idempotencyKey?: string
  /**
   * Leave errors to the caller: no toast, and a 403 does not end the session (C-030, C-110).
   * `faults`: the page itself says what is missing, so nothing is told twice; a 403 ends the session as ever.
   */
  quiet?: true | 'faults'
  /** The answer is a file and is wanted as a `Blob`. */
  file?: true
  /** Is given the text of the answer piece by piece, as it comes; the call then resolves to undefined. */
  onText?: (piece: string) => void
}

/** Calls the API. Resolves to the answer; rejects with an `ApiError`. */
export type Call = <K extends Operation>(
  operation: K,
  input?: CallInput<K>,
) => Promise<Contract[K]['response']>
