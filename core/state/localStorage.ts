import { isFramed } from './framed'
import { withFallback } from './withFallback'

export { isFramed } from './framed'

export { withFallback } from './withFallback'

/** Keys in local storage. */
export const storageKeys = {
  token: 'token',
  roles: 'roles',
  impersonate: 'impersonate',
  pageCount: 'pageCount',
  language: 'language',
  receivedData: 'receivedData',
  clockOffset: 'clockOffset',
} as const

/** Prefix of the keys of `deviceKey`. */
export const devicePrefix = 'device.'

/** The key of a setting of this device, such as the colour scheme. It stays after a sign-out, so it says nothing about a person. */
export const deviceKey = (name: string): string => `${devicePrefix}${name}`

/**
 * Key of the mark that a session began with a link, kept until the next sign-in with a password: the identity server may
 * know another user in this browser than the one of the link (C-027).
 */
export const signedInByLink = 'signedInByLink'

/**
 * What the browser refused to write, until a reload; null for a key that it refused to remove. Without it a sign-in whose token
 * is not stored would start again forever.
 */
const refused = new Map<string, string | null>()

/** Forgets a value that the browser refused to write, because another tab has changed the key (null: all keys). */
export const forgetRefused = (key: string | null): void => {
  if (key === null) refused.clear()
  else refused.delete(key)
}

/** Reads a key. Null when it is missing, the browser forbids storage, or the page is in a frame (C-063). */
export function readStorage(key: string): string | null {
  if (isFramed()) return null
  const unwritten = refused.get(key)
  if (unwritten !== undefined) return unwritten
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The keys that begin with `prefix`. None when the browser forbids storage or the page is in a frame (C-063). */
export function storageKeysWithPrefix(prefix: string): string[] {
  if (isFramed()) return []
  const keys = new Set([...withFallback(() => Object.keys(localStorage), []), ...refused.keys()])
  return [...keys].filter((key) => key.startsWith(prefix) && readStorage(key) !== null)
}

/** Writes a key, or removes it with `null`; until a reload where the browser refuses storage. Does nothing in a frame. */
export function writeStorage(key: string, value: string | null): void {
  if (isFramed()) return
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    refused.delete(key)
  } catch {
    // Private windows of some browsers refuse storage, and a full storage refuses more.
    refused.set(key, value)
  }
}
