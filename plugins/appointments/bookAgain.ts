import type { RouteId } from '@core/plugin/points'
import type { Appointment } from '@schemas/generated/entities'
import { useBookingEntry } from '@kits/booking/useEntry'
import { usePendingBooking } from '@kits/booking/storage/usePendingPayment'
import { useHref } from '@core/routing/useHref'

interface Place {
  to: RouteId
  params?: Readonly<Record<string, string>> | undefined
  query: Readonly<Record<string, string | undefined>>
}

/** The last step; who has answered less is led to the first question that is open. */
const review = { step: 'review' }

/**
 * Where the person books again what was not paid, everything still filled in: where they left to pay for it, whatever way
 * to book that was; else the way the menu leads to, or the specialist's own where there is none (BOOK-030, BOOK-067).
 * In: the appointment's id, or null where the address names none, and what is known of it. Out: undefined when nothing can
 * be booked here.
 */
export function useBookAgain(bookId: number | null, appointment?: Appointment | null): Place | undefined {
  const held = usePendingBooking(bookId)
  const entry = useBookingEntry()
  const href = useHref()
  if (held) return { ...held, query: { ...held.query, ...review } }
  if (entry) return { to: entry.route, query: review }
  const { serviceId, doctor } = appointment ?? {}
  if (!serviceId || !doctor) return undefined
  const params = { id: String(serviceId), specialistId: String(doctor.id) }
  return href(specialist, { params }) === null ? undefined : { to: specialist, params, query: review }
}

const specialist = 'videoConsultation.specialistsAppointment'
