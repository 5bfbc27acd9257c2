import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import type { Edits } from '../model/calendar'
import { toDayUpdate, type DayKey } from '../model/apiFormat'

/** Days that another user saved while they were edited here. */
export interface Conflict {
  keys: readonly DayKey[]
  changedBy: string | null
  /** Instant. */
  changedAt: string | null
}

/** A day that was not saved, and its error. */
export interface SaveFailure {
  key: DayKey
  error: ApiError
}

/** The outcome of a save. */
export interface SaveResult {
  saved: readonly DayKey[]
  conflict: Conflict | null
  /** Days without a conflict that failed. After an error that is not about the day itself the rest is not sent. */
  failures: readonly SaveFailure[]
}

/** Saves days one after the other. A conflict or a rejected day does not stop the others. */
export function useSaveDays(doctorId: number) {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (days: Edits, versionOf: (key: DayKey) => number | undefined): Promise<SaveResult> => {
    const saved: DayKey[] = []
    const conflicts: SaveFailure[] = []
    const failures: SaveFailure[] = []
    for (const [key, day] of Object.entries(days)) {
      const body = toDayUpdate(doctorId, key, day, versionOf(key))
      const error = await call('PUT api/doctors/update-doctor-disponibility', { body, quiet: true }).then(
        () => null,
        (cause: unknown) => toApiError(cause),
      )
      if (!error) saved.push(key)
      else if (error.message === 'VERSION_CONFLICT') conflicts.push({ key, error })
      else {
        failures.push({ key, error })
        // Any other error, for example a lost connection or a missing permission, would repeat for the next day.
        if (error.status !== 400) break
      }
    }
    await invalidate('api/doctors')
    return { saved, failures, conflict: toConflict(conflicts) }
  }
}

const toApiError = (cause: unknown) => (cause instanceof ApiError ? cause : new ApiError(0, 'NETWORK'))

function toConflict(conflicts: readonly SaveFailure[]): Conflict | null {
  const [first] = conflicts
  if (!first) return null
  const { changedBy, changedAt } = first.error.details ?? {}
  return {
    keys: conflicts.map(({ key }) => key),
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changedAt: typeof changedAt === 'string' ? changedAt : null,
  }
}
