/** The code that the database gives with an error (SQLSTATE): its first two characters are the class; else empty. */
export function sqlState(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : ''
}

/** Values that the database cannot read or keep: their text, size, day, moment or form (PostgreSQL, appendix A). */
const invalidValueStates = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05'])

/** What the reader of forms with files says of one that is broken; it gives these errors no code. */
const multipartError = /^Multipart: |unexpected end of multipart data|^The needle cannot/i

/** Whether what a person has sent is at fault, in the words of those who had to read it. */
export const isBadInput = (error: Error): boolean =>
  invalidValueStates.has(sqlState(error)) || multipartError.test(error.message)
