import { useApi } from '@portico/core/http/useApi'

/** The person's appointments that have not ended (C-061). The page shows its own error. */
export const useUpcomingAppointments = () => useApi('GET api/appointments/', { quiet: 'faults' })

/** All appointments of the person, past ones included (C-061). The page shows its own error. */
export const useAllAppointments = (isNeeded: boolean) =>
  useApi('GET api/appointments/all', isNeeded ? { quiet: 'faults' } : null)

/** One appointment of the person. */
export const useAppointment = (id: number) =>
  useApi('GET api/appointments/{id}', { params: { id }, quiet: true })
