/** OIDs of the PostgreSQL types that both databases must parse to the same JavaScript value. */
export const BYTEA = 17
export const INT8 = 20
export const DATE = 1082
export const NUMERIC = 1700

/**
 * Session settings: the product's schema first, timestamps in UTC, no compilation of statements and no parallel workers. Our statements
 * read few rows through many conditions, whose cost is estimated far too high: compiling one took eight seconds, running it one
 * millisecond; starting workers for a doctor's day took longer than the whole statement.
 */
export const settings = [
  'search_path=portico,public',
  'timezone=UTC',
  'jit=off',
  'max_parallel_workers_per_gather=0',
]
