import { ApiError } from '@portico/core/http/apiError'

/** The text key for an export that failed. */
export const exportErrorKey = (error: unknown) =>
  error instanceof ApiError && error.message === 'TOO_MUCH_WORK'
    ? 'ADMIN.LIST.EXPORT_TOO_MUCH_WORK'
    : 'ADMIN.LIST.EXPORT_FAILED'
