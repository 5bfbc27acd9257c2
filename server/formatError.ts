/**
 * An error for the log: its text and where it happened. Nothing else that hangs on it: a failed statement of the
 * database carries its values, which may be secrets or what a person wrote.
 */
export const formatError = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
