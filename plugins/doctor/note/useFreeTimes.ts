import type { Appointment } from '@schemas/generated/entities'
import { addDays } from '@portico/core/format/calendarDate'
import { startOfDay } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import type { KnownLine } from '../day'

/** The appointment of a line, and the doctor's free hours of a day (YYYY-MM-DD in the zone) for its service. */
export function useFreeTimes(
  { appointmentId, patientId }: Pick<KnownLine, 'appointmentId' | 'patientId'>,
  day: string,
  zone: string,
): { visit: Appointment | undefined; free: string[] | undefined; isFailed: boolean } {
  const visit = useApi('GET api/appointments/{id}/doctor', {
    params: { id: appointmentId },
    query: { patientId },
    quiet: true,
  })
  const { serviceId, providerId, doctor } = visit.data ?? {}
  const isKnown = serviceId != null && doctor?.id != null
  const free = useApi(
    'POST api/appointments/free-appointments/doctor',
    isKnown
      ? {
          body: {
            doctorId: doctor.id,
            serviceId,
            ...(providerId != null && { providerId }),
            date: startOfDay(day, zone),
            to: startOfDay(addDays(day, 1), zone),
          },
          quiet: true,
        }
      : null,
  )
  return { visit: visit.data, free: free.data, isFailed: Boolean(visit.error ?? free.error) }
}
