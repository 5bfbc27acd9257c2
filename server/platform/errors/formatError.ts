/**
 * Formats an error for the log: message and stack only. Other properties are left out, because a failed SQL statement
 * carries its parameters, which may be secrets or personal data.
 */
export const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
