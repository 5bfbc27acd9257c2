import { formatError } from '../formatError'

/** Time for the answer to leave: the database of a small installation works in the same thread. */
const ANSWER_MS = 50

/**
 * Runs work that the answer does not wait for, so that its time tells nothing about the work. `failure`: what the log says
 * before the error of work that fails.
 */
export function afterAnswer(failure: string, work: () => Promise<void>): void {
  setTimeout(() => {
    work().catch((error: unknown) => console.error(`${failure}: ${formatError(error)}`))
  }, ANSWER_MS).unref()
}
