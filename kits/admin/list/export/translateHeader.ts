import { BYTE_ORDER_MARK, csvLine } from '@schemas/csv'
import type { FieldTexts } from '../../texts'

/** The longest header, in bytes. */
const MAX_HEADER = 4096

/** Replaces the field names in the header of a file of the server by their labels. A file without a header stays as it is. */
export async function translateHeader(file: Blob, { label }: Pick<FieldTexts, 'label'>): Promise<Blob> {
  const start = new Uint8Array(await file.slice(0, MAX_HEADER).arrayBuffer())
  const end = start.indexOf('\n'.charCodeAt(0))
  if (end < 0) return file
  const header = new TextDecoder().decode(start.subarray(0, end)).trim()
  const names = header.replaceAll('"', '').split(';')
  const line = csvLine(names.map((name) => label(name)))
  return new Blob([BYTE_ORDER_MARK, line, file.slice(end + 1)], { type: file.type })
}
