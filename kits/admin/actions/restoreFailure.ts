import { ApiError } from '@portico/core/http/apiError'
import type { AdminKey } from '../entity'

const reasons: Readonly<Record<string, AdminKey>> = {
  taken: 'ADMIN.BIN.TAKEN',
  missing: 'ADMIN.BIN.MISSING',
}

/** The text key for a record that does not come back. */
export function restoreFailure(error: unknown): AdminKey {
  const { message = '', details = {} } = error instanceof ApiError ? error : {}
  if (message === 'NOT_FOUND') return 'ADMIN.BIN.GONE'
  return reasons[String(details['reason'])] ?? 'ADMIN.BIN.FAILED'
}
