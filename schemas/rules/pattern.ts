/** The longest text that a pattern is applied to: a slow pattern of a tenant cannot occupy the server. */
const CHECKED_MAX = 128

/**
 * Whether a pattern matches the whole text, like HTML's pattern attribute; never for a text over 128 characters. Takes a
 * pattern from the configuration or the API. An invalid pattern matches everything, so that it locks nobody out; the
 * server does not start with one.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  if (text.length > CHECKED_MAX) return false
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}
