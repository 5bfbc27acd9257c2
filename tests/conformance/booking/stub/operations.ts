import type { Contract } from '@schemas/generated/contract'
import type {
  AnswerOf,
  DefinedOperations,
  InputOf,
  OperationKey,
  OperationSet,
} from '@portico/core/http/operations/defineOperations'
import type { Desk } from './desk'
import { contractRefusal, type RefusalAnswer } from './refusal'

/** The member of an input as an operation receives it. */
type Member<I, Name extends string> = I extends { [K in Name]?: infer Value } ? NonNullable<Value> : undefined

/** What an operation of a stub receives. Names in the path of a plugin's operation are texts. */
export interface StubRequest<I> {
  params: Member<I, 'params'>
  query: Member<I, 'query'>
  body: Member<I, 'body'>
}

/** The operations of the contract that a stub answers. */
export type ContractStub = {
  readonly [K in keyof Contract]?: (
    request: StubRequest<Contract[K]>,
    desk: Desk,
  ) => Contract[K]['response'] | Promise<Contract[K]['response']>
}

/** Answers an operation; the types of `contractStub` and `apiStub` say what it receives and returns. */
export type AnyOperation = (request: StubRequest<never>, desk: Desk) => unknown

/** An API of a stub. */
export interface ApiStub {
  /** The operations of a plugin; absent: those of the contract. */
  set?: OperationSet
  operations: Readonly<Record<string, AnyOperation>>
  refusal: RefusalAnswer
}

/** The operations of the contract that a variant calls. The stub brings `GET api/users/data` itself. */
export const contractStub = (operations: ContractStub): ApiStub => ({
  operations,
  refusal: contractRefusal,
})

/**
 * A plugin's API: an answer for each of its operations, typed by their shapes, and how it says that it refuses a request.
 * Default: as the contract does.
 */
export function apiStub<T>(
  set: DefinedOperations<T>,
  operations: {
    readonly [K in keyof T & OperationKey]: (
      request: StubRequest<InputOf<K, T[K]>>,
      desk: Desk,
    ) => AnswerOf<T[K]> | Promise<AnswerOf<T[K]>>
  },
  refusal: RefusalAnswer = contractRefusal,
): ApiStub {
  return {
    set: set as unknown as OperationSet,
    operations,
    refusal,
  }
}
