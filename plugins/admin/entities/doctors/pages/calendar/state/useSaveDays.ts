import { ApiError } from '@core/http/apiError'
import { useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import type { Edits } from '../model/calendar'
import { toDayUpdate, type DayKey } from '../model/apiFormat'

/** Days that somebody else saved while they were edited here. */
export interface Conflict {
  keys: readonly DayKey[]
  changedBy: string | null
  /** Instant. */
  changedAt: string | null
}

/** A day that was not saved, and why. */
export interface SaveFailure {
  key: DayKey
  fault: ApiError
}

/** What one try of a save came to. */
export interface SaveResult {
  saved: readonly DayKey[]
  conflict: Conflict | null
  /** Where what failed is not about the day itself it is the last one: the rest was not tried. */
  failed: readonly SaveFailure[]
}

/** Sends days one after the other (CAL-012); one that somebody else changed, or that is refused (ERR-060, ERR-061), does not hold up the others. */
export function useSaveDays(doctorId: number) {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (days: Edits, versionOf: (key: DayKey) => number | undefined): Promise<SaveResult> => {
    const saved: DayKey[] = []
    const clashes: SaveFailure[] = []
    const failed: SaveFailure[] = []
    for (const [key, day] of Object.entries(days)) {
      const body = toDayUpdate(doctorId, key, day, versionOf(key))
      const fault = await call('PUT api/doctors/update-doctor-disponibility', { body, quiet: true }).then(
        () => null,
        (error: unknown) => faultFrom(error),
      )
      if (!fault) saved.push(key)
      else if (fault.message === 'VERSION_CONFLICT') clashes.push({ key, fault })
      else {
        failed.push({ key, fault })
        // Without an answer, or without the right to save, the next day would fare no better.
        if (fault.status !== 400) break
      }
    }
    await invalidate('api/doctors')
    return { saved, failed, conflict: conflictOf(clashes) }
  }
}

const faultFrom = (error: unknown) => (error instanceof ApiError ? error : new ApiError(0, 'NETWORK'))

function conflictOf(clashes: readonly SaveFailure[]): Conflict | null {
  const [first] = clashes
  if (!first) return null
  const { changedBy, changedAt } = first.fault.details ?? {}
  return {
    keys: clashes.map(({ key }) => key),
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changedAt: typeof changedAt === 'string' ? changedAt : null,
  }
}
