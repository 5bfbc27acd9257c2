/** The result of `use`, or `fallback` when it throws, as forbidden storage does. */
export function withFallback<T>(use: () => T, fallback: T): T {
  try {
    return use()
  } catch {
    return fallback
  }
}
