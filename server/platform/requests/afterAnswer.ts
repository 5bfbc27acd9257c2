import { formatError } from '../errors/formatError'

/** Time for the answer to leave: the database of a small installation works in the same thread. */
const ANSWER_MS = 50

const running = new Set<Promise<void>>()

/**
 * Runs work that the answer does not wait for, so that its time tells nothing about the work. `failure`: what the log says
 * before the error of work that fails.
 */
export function afterAnswer(failure: string, work: () => Promise<void>): void {
  const done = new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS)
  })
    .then(work)
    .catch((error: unknown) => console.error(`${failure}: ${formatError(error)}`))
    .finally(() => running.delete(done))
  running.add(done)
}

/** Resolves when the work of all answers is done: a server that stops waits for it, so that no letter is lost. */
export async function finishWork(): Promise<void> {
  while (running.size > 0) await Promise.all(running)
}
