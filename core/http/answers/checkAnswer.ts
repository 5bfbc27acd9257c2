import { ApiError } from '../apiError'
import type { Operation } from '../call'
import { readAnswer } from './readAnswer'

/** The code of an answer that the contract does not have. Nobody is shown it: the screen has an error state with a retry. */
const UNREADABLE = 'UNREADABLE_ANSWER'

/**
 * Reads an answer as the contract has it. What a call has saved is saved, whatever its answer: undefined, as an empty one. What
 * reads calls `fail` if nothing true can be shown.
 */
export function checkAnswer(
  operation: Operation,
  answer: unknown,
  onLeftOut: (operation: Operation, count: number) => void,
  fail: (error: Error) => never,
): unknown {
  const isRead = operation.startsWith('GET ')
  if (!isRead && answer === undefined) return undefined
  const { value, isReadable, leftOut } = readAnswer(operation, answer)
  if (leftOut > 0) onLeftOut(operation, leftOut)
  return isReadable || !isRead ? value : fail(new ApiError(200, UNREADABLE))
}
