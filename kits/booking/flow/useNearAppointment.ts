import { useApi } from '@portico/core/http/useApi'
import type { Appointment } from '@schemas/generated/entities'
import { findNearAppointment } from '../draft/nearAppointment'
import type { Booking } from './useBooking'

/**
 * The person's appointment within minutes of the draft's slot; undefined for none, and without a session. `isKnown`: whether
 * the appointments are loaded, or cannot be.
 */
export function useNearAppointment({ draft, context: { userId } }: Pick<Booking, 'draft' | 'context'>): {
  near: Appointment | undefined
  isKnown: boolean
} {
  const { data, error } = useApi('GET api/appointments/', userId ? { quiet: true } : null)
  return {
    near: findNearAppointment(draft, data ?? []),
    isKnown: !userId || data !== undefined || error !== undefined,
  }
}
