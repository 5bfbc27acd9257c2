import type { FastifyInstance } from 'fastify'
import { claimRound, type SharedJob } from './claimRound'
import { hasDuty, type Duty } from './duties'

/** Work that repeats while a server listens. */
export interface WorkerOptions {
  /** The pause between two rounds. */
  intervalMs: number
  /** One round. It asks `isStopping` before each part, so that a stopping server waits for one part only. */
  run: (isStopping: () => boolean) => Promise<void>
  /** Reports a failed round, which does not stop the worker. */
  report: (error: unknown) => void
  /** The processes that do it. Default: those with the duty `worker`. */
  duty?: Duty
  /** One of the processes does each round. Default: each process does its own, and they claim what they work on. */
  shared?: SharedJob
}

/** A process asks this often whether the round of a shared job is due: another one may have ended. */
const ASK_MS = 300_000

/**
 * Runs rounds one after the other while the server listens. None begins once it closes, however long its requests take; it waits for
 * the current round.
 */
export function startWorker(http: FastifyInstance, options: WorkerOptions): void {
  const { intervalMs, run, report, duty = 'worker', shared } = options
  if (!hasDuty(http, duty)) return
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopping = false
  const runRound = async () => {
    if (!shared || (await claimRound(shared, intervalMs))) await run(() => stopping)
  }
  const next = () => {
    timer = setTimeout(
      () => {
        round = runRound()
          .catch(report)
          .finally(() => {
            if (!stopping) next()
          })
      },
      shared ? Math.min(intervalMs, ASK_MS) : intervalMs,
    ).unref()
  }
  http.addHook('onListen', async () => next())
  http.addHook('preClose', async () => {
    stopping = true
    clearTimeout(timer)
  })
  http.addHook('onClose', async () => {
    await round
  })
}
