import { isFramed } from './framed'

/** Keys in local storage (SHELL-034 to SHELL-039). */
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
 * Key of the mark that a session began with a link, kept until the next sign-in with a password: the identity server may
 * know another user in this browser than the one of the link (AUTH-066, C-027).
 */
export const signedInByLink = 'signedInByLink'

/** Reads a key. Null when it is missing, the browser forbids storage, or the page is in a frame (C-063). */
export function readStorage(key: string): string | null {
  if (isFramed()) return null
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin with `prefix`. None when the browser forbids storage or the page is in a frame (C-063). */
export function storageKeysWithPrefix(prefix: string): string[] {
  if (isFramed()) return []
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Writes a key, or removes it with `null`. Does nothing in a frame or when the browser forbids storage. */
export function writeStorage(key: string, value: string | null): void {
  if (isFramed()) return
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows of some browsers refuse storage; the page works on without it.
  }
}
