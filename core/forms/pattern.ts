/**
 * Whether a pattern matches all of a text, as a pattern attribute of HTML does.
 * In: a pattern from the configuration or the API. A pattern that is none matches everything: nobody is locked out by a typing error of ours.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text)
  } catch {
    return true
  }
}
