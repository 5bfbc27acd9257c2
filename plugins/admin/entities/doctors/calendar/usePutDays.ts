import { ApiFault } from '@core/http/fault'
import { useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import type { Edits } from './calendar'
import { updateOf, type DayKey } from './wire'

/** Days that somebody else saved while they were edited here. */
export interface Conflict {
  keys: readonly DayKey[]
  changedBy: string | null
  /** Instant. */
  changedAt: string | null
}

/** What one try of a save came to. */
export interface Outcome {
  saved: readonly DayKey[]
  conflict: Conflict | null
  /** Why the rest was not tried. */
  fault: ApiFault | null
}

/** Sends days one after the other (CAL-012); one that somebody else changed does not hold up the others. */
export function usePutDays(doctorId: number) {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (days: Edits, versionOf: (key: DayKey) => number | undefined): Promise<Outcome> => {
    const saved: DayKey[] = []
    const clashes: { key: DayKey; fault: ApiFault }[] = []
    let fault: ApiFault | null = null
    for (const [key, day] of Object.entries(days)) {
      const body = updateOf(doctorId, key, day, versionOf(key))
      const failed = await call('PUT api/doctors/update-doctor-disponibility', { body, quiet: true }).then(
        () => null,
        (error: unknown) => faultFrom(error),
      )
      if (!failed) saved.push(key)
      else if (failed.message === 'VERSION_CONFLICT') clashes.push({ key, fault: failed })
      else {
        fault = failed
        break
      }
    }
    await invalidate('api/doctors')
    return { saved, fault, conflict: conflictOf(clashes) }
  }
}

const faultFrom = (error: unknown) => (error instanceof ApiFault ? error : new ApiFault(0, 'NETWORK'))

function conflictOf(clashes: readonly { key: DayKey; fault: ApiFault }[]): Conflict | null {
  const [first] = clashes
  if (!first) return null
  const { changedBy, changedAt } = first.fault.details ?? {}
  return {
    keys: clashes.map(({ key }) => key),
    changedBy: typeof changedBy === 'string' ? changedBy : null,
    changedAt: typeof changedAt === 'string' ? changedAt : null,
  }
}
