import { type TabStorage, readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import type { SearchEntry } from './searchGroups'

const maxEntries = 6

const storageKey = (person: string) => `adminRecent|${person}`

/** What a person has opened from the search in this tab, the latest first. The names of patients leave no other trace. */
export function readRecent(storage: TabStorage, person: string): readonly SearchEntry[] {
  const stored = readTabJson(storageKey(person), storage)
  return Array.isArray(stored) ? stored.filter(isEntry) : []
}

/** Puts an entry first. */
export function addRecent(storage: TabStorage, person: string, entry: SearchEntry): void {
  const others = readRecent(storage, person).filter(({ id }) => id !== entry.id)
  writeTabJson(storageKey(person), [entry, ...others].slice(0, maxEntries), storage)
}

const isEntry = (value: unknown): value is SearchEntry => {
  const { id, label, icon, path } = (value ?? {}) as Partial<SearchEntry>
  return [id, label, icon, path].every((text) => typeof text === 'string')
}
