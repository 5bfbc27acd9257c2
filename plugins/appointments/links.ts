import { useBookingEditor } from '@kits/booking/useEntry'
import { useHref } from '@core/routing/useHref'

/** Where an appointment is moved, or undefined when no variant that is on can (BOOK-032, C-046). */
export function useEditLink() {
  const editor = useBookingEditor()
  return editor && ((id: number) => ({ to: editor.route, params: { id: String(id) } }))
}

/** Whether this portal hands over to a payment page: only then can an appointment have a payment (PAY-005). */
export const usePaymentsOn = (): boolean => useHref()('public.redsysRedirect') !== null
