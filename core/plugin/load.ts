import type { Load } from './points'

const started = new Map<Load<unknown>, Promise<unknown>>()
const failed = new Set<Load<unknown>>()
/** The parts that are loading, except prefetched ones. */
const awaited = new Set<Promise<unknown>>()

/** Loads a lazy part once. Every caller gets the same promise; a rejected one is kept until `forgetFailed`. */
export function loadOnce<T>(load: Load<T>): Promise<T> {
  const existing = started.get(load) as Promise<T> | undefined
  if (existing) return existing
  const promise = startOnce(load)
  awaited.add(promise)
  const end = () => awaited.delete(promise)
  promise.then(end, end)
  return promise
}

function startOnce<T>(load: Load<T>): Promise<T> {
  const promise = start(load)
  started.set(load, promise)
  promise.catch(() => failed.add(load))
  return promise
}

/**
 * Resolves when the parts that are loading now have loaded or failed; prefetched parts do not count. Undefined if none is
 * loading.
 */
export const awaitedParts = (): Promise<unknown> | undefined =>
  awaited.size > 0 ? Promise.allSettled(awaited) : undefined

/** Whether a lazy part was asked for. React expects `use` again for a part that it has waited for, loaded or not. */
export const isStarted = (load: Load<unknown>): boolean => started.has(load)

async function start<T>(load: Load<T>): Promise<T> {
  return (await load()).default
}

/** Forgets all failed parts, so that the next `loadOnce` imports them again. Returns these parts. */
export function forgetFailed(): Load<unknown>[] {
  const parts = [...failed]
  for (const load of parts) started.delete(load)
  failed.clear()
  return parts
}

/**
 * Loads a lazy part in advance: on hover, focus or idle. A failure is forgotten, so that opening the part tries again. Resolves when it
 * has loaded or failed.
 */
export async function prefetch(load: Load<unknown>): Promise<void> {
  const promise = started.get(load) ?? startOnce(load)
  await promise.catch(() => {
    started.delete(load)
    failed.delete(load)
  })
}
