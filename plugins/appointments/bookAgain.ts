import type { Appointment } from '@schemas/generated/entities'
import { useBookingEntry } from '@core/booking/useEntry'
import { useHref } from '@core/routing/useHref'

interface Place {
  to: string
  params?: Record<string, string>
  query: Record<string, string>
}

/** The last step; who has answered less is led to the first question that is open. */
const review = { step: 'review' }

/**
 * Where the person books again what was not paid, everything still filled in: the way to book the menu leads to, or the
 * specialist's own where there is none (BOOK-030). undefined: nothing can be booked here.
 */
export function useBookAgain(appointment: Appointment | null | undefined): Place | undefined {
  const entry = useBookingEntry()
  const href = useHref()
  if (entry) return { to: entry.route, query: review }
  const { serviceId, doctor } = appointment ?? {}
  if (!serviceId || !doctor) return undefined
  const params = { id: String(serviceId), specialistId: String(doctor.id) }
  return href(specialist, { params }) === null ? undefined : { to: specialist, params, query: review }
}

const specialist = 'videoConsultation.specialistsAppointment'
