import type { RouteId } from '@portico/core/plugin/points'
import type { Appointment } from '@schemas/generated/entities'
import { useBookingEntry } from '@portico/booking/useEntry'
import { usePendingBooking } from '@portico/booking/storage/usePendingPayment'
import { useHref } from '@portico/core/routing/useHref'

interface RetryLink {
  to: RouteId
  params?: Readonly<Record<string, string>> | undefined
  query: Readonly<Record<string, string | undefined>>
}

/** The last step. The booking screen opens the first incomplete step instead if the draft is not complete. */
const review = { step: 'review' }

/**
 * Where an unpaid appointment is booked again with its draft: the booking screen that the user left to pay, otherwise the
 * default booking screen, otherwise that of the specialist.
 * Takes the appointment's id, or null if the address has none, and the appointment if it is known.
 * Returns undefined if nothing can be booked.
 */
export function useRetryLink(bookId: number | null, appointment?: Appointment | null): RetryLink | undefined {
  const pending = usePendingBooking(bookId)
  const entry = useBookingEntry()
  const href = useHref()
  if (pending) return { ...pending, query: { ...pending.query, ...review } }
  if (entry) return { to: entry.route, query: review }
  const { serviceId, doctor } = appointment ?? {}
  if (!serviceId || !doctor) return undefined
  const params = { id: String(serviceId), specialistId: String(doctor.id) }
  return href(specialist, { params }) === null ? undefined : { to: specialist, params, query: review }
}

const specialist = 'videoConsultation.specialistsAppointment'
