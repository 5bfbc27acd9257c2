import { ApiError } from '@core/http/apiError'

/** What was asked for, or null when there is none: an answer of 404. Rejects with any other fault. */
export async function nullOn404<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return null
    throw fault
  }
}
