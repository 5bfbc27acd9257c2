import { useSWRConfig } from 'swr'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { usePersonContext } from '@core/session/personContext'
import { returnKey } from './payment'

/** The person's appointments that have not ended (BOOK-096, C-061). Where they are missing the page itself says so. */
export const useComingAppointments = () => useApi('GET api/appointments/', { quiet: 'faults' })

/** All of the person's appointments, past ones included (BOOK-097, C-061). Where they are missing the page itself says so. */
export const useAllAppointments = (wanted: boolean) =>
  useApi('GET api/appointments/all', wanted ? { quiet: 'faults' } : null)

/** One appointment of the person (BOOK-106). */
export const useAppointment = (id: number) =>
  useApi('GET api/appointments/{id}', { params: { id }, quiet: true })

/** The person's payments that are being given back (PAY-004). */
export const usePaymentsBack = (wanted: boolean) =>
  useApi('GET api/payments/', wanted ? { quiet: true } : null)

/** Cancels an appointment, then has every list of appointments and its payment read again (BOOK-111, BOOK-057, PAY-004). */
export function useCancelAppointment() {
  const call = useCall()
  const invalidate = useInvalidate()
  const { mutate } = useSWRConfig()
  const { personKey: key } = usePersonContext()
  return async (id: number) => {
    await call('DELETE api/appointments/{id}', { params: { id }, quiet: true })
    await mutate(returnKey(key, id), undefined)
    await Promise.all([invalidate('api/appointments'), invalidate('api/payments')])
  }
}
