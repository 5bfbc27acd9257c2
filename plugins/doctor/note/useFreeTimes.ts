import type { Appointment } from '@schemas/generated/entities'
import { addDays } from '@portico/core/format/calendarDate'
import { startOfDay } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import type { KnownLine } from '../day'

/** How many days after an empty one are searched for a free hour. */
const SEARCHED = 30

/**
 * The appointment of a line, and the doctor's free hours of a day (YYYY-MM-DD in the zone) for its service. `next`: the first free
 * hour after a day without any; null where the next month has none.
 */
export function useFreeTimes(
  { appointmentId, patientId }: Pick<KnownLine, 'appointmentId' | 'patientId'>,
  day: string,
  zone: string,
): { visit: Appointment | undefined; free: string[] | undefined; next?: string | null; isFailed: boolean } {
  const visit = useApi('GET api/appointments/{id}/doctor', {
    params: { id: appointmentId },
    query: { patientId },
    quiet: true,
  })
  const { serviceId, providerId, doctor } = visit.data ?? {}
  const isKnown = serviceId != null && doctor?.id != null
  const between = (from: string, to: string) =>
    isKnown
      ? {
          body: {
            doctorId: doctor.id,
            serviceId,
            ...(providerId != null && { providerId }),
            date: startOfDay(from, zone),
            to: startOfDay(to, zone),
          },
          quiet: true as const,
        }
      : null
  const free = useApi('POST api/appointments/free-appointments/doctor', between(day, addDays(day, 1)))
  const later = useApi(
    'POST api/appointments/free-appointments/doctor',
    free.data?.length === 0 ? between(addDays(day, 1), addDays(day, SEARCHED)) : null,
  )
  return {
    visit: visit.data,
    free: free.data,
    ...(later.data && { next: later.data[0] ?? null }),
    isFailed: Boolean(visit.error ?? free.error),
  }
}
