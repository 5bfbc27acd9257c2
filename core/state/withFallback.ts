/** What something gives, or `otherwise` where it throws, as storage does that the browser forbids. */
export function withFallback<T>(use: () => T, otherwise: T): T {
  try {
    return use()
  } catch {
    return otherwise
  }
}
