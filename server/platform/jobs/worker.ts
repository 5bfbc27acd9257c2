import type { FastifyInstance } from 'fastify'

/** Work that repeats while a server listens. */
export interface WorkerOptions {
  /** The pause between two rounds. */
  intervalMs: number
  /** One round. It asks `isStopping` before each part, so that a stopping server waits for one part only. */
  run: (isStopping: () => boolean) => Promise<void>
  /** Reports a failed round, which does not stop the worker. */
  report: (error: unknown) => void
}

/**
 * Runs rounds one after the other while the server listens. None begins once it closes, however long its requests take; it waits for
 * the current round.
 */
export function startWorker(http: FastifyInstance, { intervalMs, run, report }: WorkerOptions): void {
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> = Promise.resolve()
  let stopping = false
  const next = () => {
    timer = setTimeout(() => {
      round = run(() => stopping)
        .catch(report)
        .finally(() => {
          if (!stopping) next()
        })
    }, intervalMs).unref()
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
