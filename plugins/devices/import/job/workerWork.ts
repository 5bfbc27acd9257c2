import type { ImportWork } from './importWork'
import type { ReadProgress } from '../readFile'
import { fromSent, type WorkAnswer, type WorkRequest } from './workerMessages'

interface Asked {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
  onProgress?: (progress: ReadProgress) => void
}

/** An import in a worker, so that the page stays usable. `stop` ends it at once; what it was asked then rejects with `AbortError`. */
export function startWorker(): ImportWork & { stop: () => void } {
  const { ask, end } = connect(new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' }))
  return {
    read: (file, options, onProgress) => ask('read', [file, options], onProgress),
    know: (part) => ask('know', [part]),
    preview: () => ask('preview', []),
    choose: (choice) => ask('choose', [choice]),
    next: (count) => ask('next', [count]),
    stop: () => end(new DOMException('', 'AbortError')),
  }
}

/** Asks a worker one step after the other, and hands out its answers. */
function connect(worker: Worker) {
  const waiting = new Map<number, Asked>()
  let last = 0
  const end = (error: Error) => {
    worker.terminate()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.addEventListener('error', () => end(new Error('The worker has failed')))
  worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
    const asked = waiting.get(data.id)
    if ('progress' in data) return asked?.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('error' in data) asked?.reject(fromSent(data.error))
    else asked?.resolve(data.result)
  })
  const ask = <T>(step: WorkRequest['step'], args: readonly unknown[], onProgress?: Asked['onProgress']) =>
    new Promise<T>((resolve, reject) => {
      const id = ++last
      waiting.set(id, {
        resolve: resolve as (result: unknown) => void,
        reject,
        ...(onProgress && { onProgress }),
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ id, step, args } satisfies WorkRequest)
    })
  return { ask, end }
}
