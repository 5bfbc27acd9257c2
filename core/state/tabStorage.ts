/** The methods of `Storage` that draft storage needs. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const memory = new Map<string, string>()
const memoryStorage: TabStorage = {
  getItem: (name) => memory.get(name) ?? null,
  setItem: (name, text) => void memory.set(name, text),
  removeItem: (name) => void memory.delete(name),
}

/** The storage of this tab. Where the browser forbids it, as in another site's frame without cookies, all is kept until a reload. */
export function tabStorage(): TabStorage {
  try {
    return window.sessionStorage
  } catch {
    return memoryStorage
  }
}

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
