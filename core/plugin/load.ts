import type { Load } from './points'

const started = new Map<Load<unknown>, Promise<unknown>>()
const failed = new Set<Load<unknown>>()

/** Loads a lazy part once. Out: the same promise for every caller, a failure included, until `forgetFailed`. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const known = started.get(load) as Promise<T> | undefined
  if (known) return known
  const promise = start(load)
  started.set(load, promise)
  promise.catch(() => failed.add(load))
  return promise
}

const start = async <T>(load: Load<T>) => (await load()).default

/** Makes the next `loadOnce` of every part that failed import it again. */
export function forgetFailed(): void {
  for (const load of failed) started.delete(load)
  failed.clear()
}

/** Loads a lazy part before it is asked for: on hover, focus or idle. A failure is forgotten; the real opening tries again. */
export function prefetch(load: Load<unknown>): void {
  loadOnce(load).catch(() => {
    started.delete(load)
    failed.delete(load)
  })
}
