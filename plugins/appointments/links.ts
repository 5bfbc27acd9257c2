import { useBookingEditor } from '@portico/booking/useEntry'

/** The link that moves an appointment; undefined if no booking variant can (C-046). */
export function useEditLink() {
  const editor = useBookingEditor()
  return editor && ((id: number) => ({ to: editor.route, ...editAddress(editor.path, id) }))
}

/** The appointment's id in the address: a parameter of the variant's path, or else of the query (C-019). */
export const editAddress = (path: string, id: number) => ({
  [path.includes(':id') ? 'params' : 'query']: { id: String(id) },
})
