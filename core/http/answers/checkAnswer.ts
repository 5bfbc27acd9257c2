import { ApiError } from '../apiError'
import type { Operation } from '../call'
import type { Shape } from '@schemas/answers/shape'
import { readAnswer, readAs, type ReadAnswer } from './readAnswer'

/** The code of an answer that the contract does not have. Nobody is shown it: the screen has an error state with a retry. */
const UNREADABLE = 'UNREADABLE_ANSWER'

/**
 * Reads an answer as the contract has it. What a call has saved is saved, whatever its answer: undefined, as an empty one. What
 * reads calls `fail` if nothing true can be shown.
 */
export const checkAnswer = (
  operation: Operation,
  answer: unknown,
  onLeftOut: (operation: Operation, count: number) => void,
  fail: (error: Error) => never,
): unknown => settle({ operation, answer, read: () => readAnswer(operation, answer) }, onLeftOut, fail)

/** Reads the answer of an operation of a plugin as its shape, by the rules of `checkAnswer`. */
export const checkShape = (
  { operation, shape }: { operation: string; shape: Shape },
  answer: unknown,
  onLeftOut: (operation: string, count: number) => void,
  fail: (error: Error) => never,
): unknown => settle({ operation, answer, read: () => readAs(shape, answer) }, onLeftOut, fail)

interface Received<K> {
  operation: K
  answer: unknown
  read: () => ReadAnswer
}

function settle<K extends string>(
  { operation, answer, read }: Received<K>,
  onLeftOut: (operation: K, count: number) => void,
  fail: (error: Error) => never,
): unknown {
  const isRead = operation.startsWith('GET ')
  if (!isRead && answer === undefined) return undefined
  const { value, isReadable, leftOut } = read()
  if (leftOut > 0) onLeftOut(operation, leftOut)
  return isReadable || !isRead ? value : fail(new ApiError(200, UNREADABLE))
}
