import { bookingEditor, bookingEntry } from '@core/booking/entry'
import { useContributions } from '@core/plugin/useHost'

/** The variant a new booking begins with, or undefined when none is on (BOOK-030). */
export const useBookingEntry = () => bookingEntry(useContributions('bookingVariants'))

/** Where an appointment is moved, or undefined when no variant that is on can (BOOK-032, C-046). */
export function useEditLink() {
  const editor = bookingEditor(useContributions('bookingVariants'))
  return editor && ((id: number) => ({ to: editor.route, params: { id: String(id) } }))
}
