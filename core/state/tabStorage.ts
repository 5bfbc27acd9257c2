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
