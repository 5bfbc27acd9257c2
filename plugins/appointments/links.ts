import { useBookingEditor } from '@kits/booking/useEntry'

/** The link that moves an appointment; undefined if no booking variant can (BOOK-032, C-046). */
export function useEditLink() {
  const editor = useBookingEditor()
  return editor && ((id: number) => ({ to: editor.route, params: { id: String(id) } }))
}
