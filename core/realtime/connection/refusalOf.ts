/** What a hub says of a message that it does not have. */
const missing = /(method does not exist|unknown (hub )?method|no such method)/i

/**
 * The code of a refused invocation. The message of the error is a code, or ends with one as ASP.NET writes it (`… HubException: TOO_EARLY`).
 * A message that the hub does not have is `NOT_OFFERED`; any other error means that the connection is gone.
 */
export function refusalOf(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  const [, code] = /(?:^|HubException: )([A-Z][A-Z_]+)$/.exec(text) ?? []
  return code ?? (missing.test(text) ? 'NOT_OFFERED' : 'DISCONNECTED')
}
