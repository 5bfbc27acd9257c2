import DataLoader from 'dataloader'
import type { Tx } from './database'

/**
 * Batches lookups by key: all calls in the same turn of the event loop become one query. Nothing is cached.
 * `read` returns the values of the keys in their order. If it rejects, every call of the batch rejects.
 */
export function batchQueries<K, V>(
  read: (db: Tx, keys: readonly K[]) => Promise<readonly V[]>,
): (db: Tx, key: K) => Promise<V> {
  const loaders = new WeakMap<Tx, DataLoader<K, V>>()
  return (db, key) => {
    const existing = loaders.get(db)
    if (existing) return existing.load(key)
    const loader = new DataLoader<K, V>((keys) => read(db, keys), {
      cache: false,
      batchScheduleFn: setImmediate,
    })
    loaders.set(db, loader)
    return loader.load(key)
  }
}
