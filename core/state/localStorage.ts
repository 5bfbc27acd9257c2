import { isFramed } from './framed'

/** Local-storage keys of the specification (SHELL-034 to SHELL-039). */
export const storageKeys = {
  token: 'token',
  roles: 'roles',
  impersonate: 'impersonate',
  pageCount: 'pageCount',
  language: 'language',
  receivedData: 'receivedData',
} as const
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]

/**
 * Stays from a link's session to the next sign-in with a password: whom the identity server knows in this browser need not be
 * whom the link was for (AUTH-066, C-027).
 */
export const signedInByLink = 'signedInByLink'

/** Reads a key; null when it is missing, the browser forbids storage, or the page stands in a frame: no session there (C-063). */
export function readStorage(key: string): string | null {
  if (isFramed()) return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin with `prefix`; none when the browser forbids storage, or the page stands in a frame (C-063). */
export function storageKeysWithPrefix(prefix: string): string[] {
  if (isFramed()) return []
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Writes a key, or removes it with null; not in a frame. A browser that forbids storage keeps nothing, and so has no session. */
export function writeStorage(key: string, value: string | null): void {
  if (isFramed()) return
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows of some browsers refuse; what is shown goes on.
  }
}
