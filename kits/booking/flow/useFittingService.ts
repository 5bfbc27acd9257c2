import { useNow } from '@portico/core/format/useNow'
import { useApi } from '@portico/core/http/useApi'
import { dependsOnHistory, fittingService, hasVisited } from '../steps/visitKind'
import type { Choice } from '../variant'
import type { Booking } from './useBooking'

/** The service that fits the person, and whether they have been to the specialty before. */
export interface FittingService {
  service: Choice
  isReturning: boolean
}

/**
 * The service that fits the person's history with the specialty, to be chosen in advance. Undefined where the services do not
 * say for whom they are, without a session, while an appointment is moved, and until the history has loaded.
 */
export function useFittingService(
  { context, draft }: Booking,
  services: readonly Choice[] | undefined,
): FittingService | undefined {
  const { specialty, editing } = draft
  const isAsked =
    services !== undefined &&
    specialty !== undefined &&
    !editing &&
    context.userId !== '' &&
    dependsOnHistory(services)
  const { data } = useApi('GET api/appointments/all', isAsked ? { quiet: true } : null)
  const now = useNow()
  if (!data || !services || !isAsked) return undefined
  const isReturning = hasVisited(data, { specialtyId: Number(specialty.id) }, now)
  const service = fittingService(services, isReturning)
  return service && { service, isReturning }
}
