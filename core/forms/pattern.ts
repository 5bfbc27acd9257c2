/**
 * Whether a pattern matches the whole text, like HTML's pattern attribute. In: a pattern from the configuration or the
 * API. An invalid pattern matches everything, so that it locks nobody out.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}
