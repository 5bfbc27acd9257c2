import type { AddressPlugin } from '../addressPlugin'

/** What a tenant lists of a plugin. Without a list nothing is permitted. */
type May = AddressPlugin['may'] | undefined

/** A path with segments that a browser resolves, or with characters that end or hide one, is none of the API's. */
const oddPath = /(^|\/)\.{1,2}(\/|$)|[%\\?#\s]/

/**
 * Whether a plugin may call an operation of the portal's API: its tenant lists method and path as the contract writes them. A `*` at the
 * end stands for any rest.
 */
export function mayCall(may: May, operation: string): boolean {
  const [method = '', path = '', ...rest] = operation.split(' ')
  if (rest.length > 0 || oddPath.test(path)) return false
  return (may?.calls ?? []).some((pattern) =>
    pattern.endsWith('*')
      ? `${method} ${path}`.startsWith(pattern.slice(0, -1))
      : pattern === `${method} ${path}`,
  )
}

/** Whether a plugin may contribute to a point. */
export const mayContribute = (may: May, point: string): boolean => may?.points.includes(point) === true

/** Whether a plugin may send or receive a message of the hub. */
export const mayUseHub = (may: May, message: string): boolean => may?.hub?.includes(message) === true

/** Whether a key of the tab's storage, or the name of a form, belongs to a plugin: it begins with its id and a dot. */
export const isOwnKey = (plugin: string, key: string): boolean => key.startsWith(`${plugin}.`)

/** Messages that a plugin may send to the hub within `HUB_SECONDS`. A chat or a call sends a few in a second at most. */
export const HUB_MESSAGES = 30
export const HUB_SECONDS = 10

/** Counts messages to the hub. Returns a function that says whether another one is within the limit. */
export function createHubLimit(now: () => number = Date.now): () => boolean {
  let sent: number[] = []
  return () => {
    sent = sent.filter((at) => now() - at < HUB_SECONDS * 1000)
    if (sent.length >= HUB_MESSAGES) return false
    sent.push(now())
    return true
  }
}
