import { setTimeout as pause } from 'node:timers/promises'
import { formatStartError } from '../startError'
import type { RunningServer } from '../startServer'

/** How long requests and jobs under way may take after the server stops listening. */
const PENDING_MS = 20_000

/**
 * Stops the server and ends the process at the first signal; the second ends it at once. With SIGTERM, which process managers send, `/ready`
 * says no for `delayMs` before the server stops listening, so that a load balancer sends nothing more. SIGINT, Ctrl-C, does not wait.
 */
export function stopOnSignal({ prepareStop, close }: RunningServer, delayMs: number): void {
  let isStopping = false
  const stop = async (delay: number) => {
    if (isStopping) process.exit(1)
    isStopping = true
    prepareStop()
    await pause(delay)
    setTimeout(() => {
      console.error('Some requests took too long, and were ended.')
      process.exit(1)
    }, PENDING_MS).unref()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      console.error(formatStartError(error))
      process.exit(1)
    }
  }
  process.on('SIGINT', () => void stop(0))
  process.on('SIGTERM', () => void stop(delayMs))
}
