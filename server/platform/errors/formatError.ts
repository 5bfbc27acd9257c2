/**
 * Formats an error and its causes for the log: messages and stacks only. Other properties are left out, because a failed SQL
 * statement carries its parameters, which may be secrets or personal data.
 */
export function formatError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const text = error.stack ?? error.message
  return error.cause === undefined ? text : `${text}\nCause: ${formatError(error.cause)}`
}
