/** The SQLSTATE of a database error; an empty string for any other error. */
export function sqlState(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** SQLSTATEs of values the database cannot parse or store (PostgreSQL, appendix A, class 22). */
const invalidValueStates = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05'])

/** Messages of the multipart parser for a malformed body; these errors have no code. */
const multipartError = /^Multipart: |unexpected end of multipart data|^The needle cannot/i

/** Returns whether an error of the database or the multipart parser was caused by the request's content. */
export const isBadInput = (error: Error): boolean =>
  invalidValueStates.has(sqlState(error)) || multipartError.test(error.message)
