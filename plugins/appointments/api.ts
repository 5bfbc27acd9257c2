import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'

/** The person's appointments that have not ended (BOOK-096, C-061). The page shows its own error. */
export const useUpcomingAppointments = () => useApi('GET api/appointments/', { quiet: 'faults' })

/** All appointments of the person, past ones included (BOOK-097, C-061). The page shows its own error. */
export const useAllAppointments = (isNeeded: boolean) =>
  useApi('GET api/appointments/all', isNeeded ? { quiet: 'faults' } : null)

/** One appointment of the person (BOOK-106). */
export const useAppointment = (id: number) =>
  useApi('GET api/appointments/{id}', { params: { id }, quiet: true })

/** Cancels an appointment, then reloads appointments and payments, as it may be refunded (BOOK-111, BOOK-057, PAY-004). */
export function useCancelAppointment() {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (id: number) => {
    await call('DELETE api/appointments/{id}', { params: { id }, quiet: true })
    await Promise.all([invalidate('api/appointments'), invalidate('api/payments')])
  }
}
