import { tabStorage, type TabStorage } from './tabStorage'

/** Reads what `writeTabJson` has stored; null where there is nothing, or nothing that can be read. The caller checks its shape. */
export function readTabJson(key: string, storage: TabStorage = tabStorage()): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Stores a JSON value in this tab; null removes it. Where the storage is full or forbidden nothing is stored: what was typed
 * does not survive a reload, but the form works.
 */
export function writeTabJson(key: string, value: unknown, storage: TabStorage = tabStorage()): void {
  try {
    if (value === null) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
  } catch {
    // See above.
  }
}
