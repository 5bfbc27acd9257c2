import DataLoader from 'dataloader'
import type { Tx } from './engine'

/**
 * Makes one statement of what many callers ask a database in the same turn of the event loop. Nothing is remembered.
 * In: how to read the answers of some keys, in their order. Out: how to ask for one. A failed statement fails for all.
 */
export function batchQueries<K, V>(
  read: (db: Tx, keys: readonly K[]) => Promise<readonly V[]>,
): (db: Tx, key: K) => Promise<V> {
  const loaders = new WeakMap<Tx, DataLoader<K, V>>()
  return (db, key) => {
    const known = loaders.get(db)
    if (known) return known.load(key)
    const loader = new DataLoader<K, V>((keys) => read(db, keys), {
      cache: false,
      batchScheduleFn: setImmediate,
    })
    loaders.set(db, loader)
    return loader.load(key)
  }
}
