/** An element of a DICOM file: its group and number, its type and its value. */
type Element = [group: number, number: number, type: string, value: string | Uint8Array | number]

/**
 * A DICOM file with elements in explicit little endian, as PS3.10 7.1 and PS3.5 7.1.2 of the standard say: a preamble, "DICM", the
 * meta information with the transfer syntax, and the data.
 */
export function dicomOf(
  elements: readonly Element[],
  syntax = '1.2.840.10008.1.2.1',
): Uint8Array<ArrayBuffer> {
  const meta = elementBytes([0x0002, 0x0010, 'UI', syntax])
  const length = elementBytes([0x0002, 0x0000, 'UL', meta.length])
  const parts = [new Uint8Array(128), ascii('DICM'), length, meta, ...elements.map(elementBytes)]
  return new Uint8Array(parts.flatMap((part) => [...part]))
}

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

function elementBytes([group, number, type, value]: Element): Uint8Array {
  const body = bodyOf(type, value)
  const padded = body.length % 2 === 0 ? body : new Uint8Array([...body, type === 'UI' ? 0 : 32])
  const isLong = ['OB', 'OW', 'SQ', 'UN', 'UT'].includes(type)
  const head = new DataView(new ArrayBuffer(isLong ? 12 : 8))
  head.setUint16(0, group, true)
  head.setUint16(2, number, true)
  head.setUint8(4, type.charCodeAt(0))
  head.setUint8(5, type.charCodeAt(1))
  if (isLong) head.setUint32(8, padded.length, true)
  else head.setUint16(6, padded.length, true)
  return new Uint8Array([...new Uint8Array(head.buffer), ...padded])
}

function bodyOf(type: string, value: string | Uint8Array | number): Uint8Array {
  if (value instanceof Uint8Array) return value
  if (typeof value === 'string') return ascii(value)
  const view = new DataView(new ArrayBuffer(type === 'UL' ? 4 : 2))
  if (type === 'UL') view.setUint32(0, value, true)
  else view.setUint16(0, value, true)
  return new Uint8Array(view.buffer)
}

/** What a study of the chest says: a computed tomography of 12 November 2026. */
export const chestFacts: readonly Element[] = [
  [0x0008, 0x0005, 'CS', 'ISO_IR 100'],
  [0x0008, 0x0020, 'DA', '20261112'],
  [0x0008, 0x0060, 'CS', 'CT'],
  [0x0008, 0x1030, 'LO', 'TC de tórax'],
  [0x0018, 0x0015, 'CS', 'CHEST'],
]

/** The form of grey pixels with 16 bits, of which 12 are used. */
export const greyForm = (rows: number, columns: number, isSigned = false): readonly Element[] => [
  [0x0028, 0x0002, 'US', 1],
  [0x0028, 0x0004, 'CS', 'MONOCHROME2'],
  [0x0028, 0x0010, 'US', rows],
  [0x0028, 0x0011, 'US', columns],
  [0x0028, 0x0100, 'US', 16],
  [0x0028, 0x0101, 'US', 12],
  [0x0028, 0x0103, 'US', isSigned ? 1 : 0],
]

/** Numbers as pixels of 16 bits. */
export const pixelsOf = (values: readonly number[]): Element => [
  0x7fe0,
  0x0010,
  'OW',
  new Uint8Array(Uint16Array.from(values).buffer),
]
