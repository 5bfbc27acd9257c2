import type { Shape } from '@schemas/answers/shape'
import type { Fields, FieldsOf, ValueOf } from './valueOf'

/** An operation that a plugin brings. Its key is method and path: `GET centres/{id}`. */
export interface PluginOperation {
  /** The fields of the query. */
  query?: Fields
  /** The shape of the JSON body. */
  body?: Shape
  /** The shape of the answer; an answer that does not fit is an error. Absent: the answer is empty or not read. */
  answer?: Shape
}

/** Method and path of an operation of a plugin, relative to the address of its API. */
export type OperationKey = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`

/** The operations of an API by method and path. */
export type PluginOperations = Readonly<Record<OperationKey, PluginOperation>>

/** What an error of an API says: a code, which `readError` of a variant knows, and more for the log. */
export interface PluginError {
  /** A code such as `CENTRE_CLOSED`; never a text for users. */
  message: string
  code?: number
  details?: Readonly<Record<string, unknown>>
}

/** The operations of a plugin's API, as `operations.ts` declares them. */
export interface OperationSet<T = PluginOperations> {
  /** The id of the plugin; `pluginApis` of `tenant.json` says by it where the API is. */
  plugin: string
  operations: T
  /** Reads an error in the API's own form; default: `message`, `code` and `details` of the body. */
  readError?: (answer: { status: number; body: unknown }) => PluginError | undefined
}

/** The names in braces in a path. */
type ParamsOf<K> = K extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamsOf<Rest> : never

/** The input of an operation: what its path, query and body declare, and no more. */
export type InputOf<K, O> = ([ParamsOf<K>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<ParamsOf<K>, string | number>> }) &
  (O extends { query: infer Q } ? { query: FieldsOf<Q> } : { query?: undefined }) &
  (O extends { body: infer B } ? { body: ValueOf<B> } : { body?: undefined })

/** What a call may have besides its input. */
export interface PluginCallOptions {
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string
}

/** The answer of an operation. */
export type AnswerOf<O> = O extends { answer: infer A } ? ValueOf<A> : undefined

/** A request for an operation of a plugin, which a booking variant returns instead of one of the contract. */
export interface PluginRequest {
  set: OperationSet
  operation: OperationKey
  params?: Readonly<Record<string, string | number>> | undefined
  query?: Readonly<Record<string, unknown>> | undefined
  body?: unknown
}

/** Optional where the input has no required member. */
type Argument<I> = object extends I ? [input?: I] : [input: I]

/** The operations of a plugin, with a function that makes a request for one of them. */
export interface DefinedOperations<T> extends OperationSet<T> {
  /** A request that is sent later, for `request` of a booking variant. */
  request: <K extends keyof T & OperationKey>(
    operation: K,
    ...input: Argument<InputOf<K, T[K]>>
  ) => PluginRequest
}

/**
 * Calls an operation of a plugin at the address that `pluginApis` of `tenant.json` gives, or at the portal's API. Resolves to
 * the answer as its shape reads it; rejects with an `ApiError`.
 */
export type PluginCall = <T, K extends keyof T & OperationKey>(
  set: OperationSet<T>,
  operation: K,
  ...input: Argument<InputOf<K, T[K]> & PluginCallOptions>
) => Promise<AnswerOf<T[K]>>

/** Rejects keys that are no method and path. */
type OnlyOperations<T> = T & Record<Exclude<keyof T, OperationKey>, never>

/** Declares the operations of a plugin. A path, query, body or answer that differs from the declaration does not compile. */
export function defineOperations<const T extends PluginOperations>(
  declared: OperationSet<OnlyOperations<T>>,
): DefinedOperations<T> {
  const set = declared as unknown as OperationSet
  const request = (operation: OperationKey, input?: object): PluginRequest => ({ set, operation, ...input })
  const defined: unknown = { ...declared, request }
  return defined as DefinedOperations<T>
}
