/**
 * Classes of SQLSTATE for a database that cannot work at the moment (PostgreSQL, appendix A): connection exception,
 * transaction rollback (a deadlock that no retry has ended), insufficient resources, operator intervention, system error.
 */
const unavailableClasses = new Set(['08', '40', '53', '57', '58'])
/** Cancelled by a time limit: the database works. */
const QUERY_CANCELED = '57014'

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Errors of the drivers for a broken or closed connection, which have no code. */
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos)/

/** Returns whether an error means that the database cannot be used at the moment. The same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (driverMessage.test(error.message)) return true
  if (typeof code !== 'string' || code === QUERY_CANCELED) return false
  if (networkCodes.has(code) || (code === 'ENOENT' && syscall === 'connect')) return true
  return code.length === 5 && unavailableClasses.has(code.slice(0, 2))
}
