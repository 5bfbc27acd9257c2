import { useBookingEditor } from '@kits/booking/useEntry'

/** Where an appointment is moved, or undefined when no variant that is on can (BOOK-032, C-046). */
export function useEditLink() {
  const editor = useBookingEditor()
  return editor && ((id: number) => ({ to: editor.route, params: { id: String(id) } }))
}
