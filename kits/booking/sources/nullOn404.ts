import { ApiError } from '@portico/core/http/apiError'

/** Resolves to null on a 404 response. Rejects with any other error. */
export async function nullOn404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null
    throw fault
  }
}
