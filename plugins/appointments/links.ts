import type { Appointment } from '@schemas/generated/entities'
import { useBookingEditor, useBookingEntry } from '@core/booking/useEntry'
import { useHref } from '@core/routing/useHref'

/** Where an appointment is moved, or undefined when no variant that is on can (BOOK-032, C-046). */
export function useEditLink() {
  const editor = useBookingEditor()
  return editor && ((id: number) => ({ to: editor.route, params: { id: String(id) } }))
}

/** Whether this portal hands over to a payment page: only then can an appointment have a payment (PAY-005). */
export const usePaymentsOn = (): boolean => useHref()('public.redsysRedirect') !== null

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
