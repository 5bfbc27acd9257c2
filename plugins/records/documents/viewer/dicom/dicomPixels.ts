import type { DataSet } from 'dicom-parser'
import { isTooLarge, type Picture } from '../pictures'

/** How the pixels of a picture are stored, by their names in the standard. */
interface PixelForm {
  rows: number
  columns: number
  samples: number
  bitsAllocated: number
  bitsStored: number
  isSigned: boolean
  photometric: string
  isPlanar: boolean
  isBigEndian: boolean
}

const BIG_ENDIAN = '1.2.840.10008.1.2.2'

/** Reads the size and form of the pictures. Throws `RangeError` for too many pixels, another error for none. */
export function formOf(data: DataSet): PixelForm {
  const number = (tag: string, fallback = 0) => data.uint16(tag) ?? fallback
  const form = {
    rows: number('x00280010'),
    columns: number('x00280011'),
    samples: number('x00280002', 1),
    bitsAllocated: number('x00280100'),
    bitsStored: number('x00280101'),
    isSigned: number('x00280103') === 1,
    photometric: data.string('x00280004')?.trim() ?? '',
    isPlanar: number('x00280006') === 1,
    isBigEndian: data.string('x00020010') === BIG_ENDIAN,
  }
  if (!(form.rows > 0 && form.columns > 0)) throw new Error('No picture')
  if (isTooLarge(form.columns, form.rows)) throw new RangeError('Too many pixels')
  return form
}

/** Whether the pixels can be drawn as they are: grey or RGB, 8 or 16 bits. */
export const isPlain = ({ samples, bitsAllocated, photometric }: PixelForm): boolean =>
  (samples === 1 && /^MONOCHROME[12]$/.test(photometric) && (bitsAllocated === 8 || bitsAllocated === 16)) ||
  (samples === 3 && photometric === 'RGB' && bitsAllocated === 8)

/** Draws the first picture of uncompressed pixels. Throws if some are missing. */
export function drawPlain(data: DataSet, form: PixelForm, pixels: Uint8Array): Picture {
  const count = form.rows * form.columns
  if (pixels.length < count * form.samples * (form.bitsAllocated / 8)) throw new Error('Missing pixels')
  const drawn = new Uint8ClampedArray(count * 4).fill(255)
  if (form.samples === 3) drawColours(form, pixels, drawn)
  else drawGreys(data, form, pixels, drawn)
  return { width: form.columns, height: form.rows, data: drawn }
}

function drawColours(
  { isPlanar, rows, columns }: PixelForm,
  pixels: Uint8Array,
  drawn: Uint8ClampedArray,
): void {
  const [step, plane] = isPlanar ? [1, rows * columns] : [3, 1]
  for (let at = 0; at < rows * columns; at++)
    for (let channel = 0; channel < 3; channel++)
      drawn[at * 4 + channel] = pixels[at * step + channel * plane] ?? 0
}

function drawGreys(data: DataSet, form: PixelForm, pixels: Uint8Array, drawn: Uint8ClampedArray): void {
  const read = reader(form, pixels)
  const slope = data.floatString('x00281053') ?? 1
  const intercept = data.floatString('x00281052') ?? 0
  const valueAt = (at: number) => read(at) * slope + intercept
  const { centre, width } = windowOf(data) ?? spread(valueAt, form.rows * form.columns)
  const isInverted = form.photometric === 'MONOCHROME1'
  for (let at = 0; at < form.rows * form.columns; at++) {
    const grey = greyOf(valueAt(at), centre, width)
    drawn.fill(isInverted ? 255 - grey : grey, at * 4, at * 4 + 3)
  }
}

/** The grey of a value in a window: PS3.3 C.11.2.1.2.1 of the standard. */
function greyOf(value: number, centre: number, width: number): number {
  if (width <= 1) return value <= centre - 0.5 ? 0 : 255
  const share = (value - (centre - 0.5)) / (width - 1) + 0.5
  return Math.min(1, Math.max(0, share)) * 255
}

/** The window that the centre has chosen; several are allowed, the first one counts. */
function windowOf(data: DataSet): { centre: number; width: number } | null {
  const [centre, width] = [data.floatString('x00281050', 0), data.floatString('x00281051', 0)]
  return centre === undefined || width === undefined || width < 1 ? null : { centre, width }
}

/** A window from the least to the greatest value. */
function spread(valueAt: (at: number) => number, count: number): { centre: number; width: number } {
  let [least, greatest] = [Infinity, -Infinity]
  for (let at = 0; at < count; at++) {
    const value = valueAt(at)
    least = Math.min(least, value)
    greatest = Math.max(greatest, value)
  }
  return { centre: (least + greatest + 1) / 2, width: greatest - least + 1 }
}

/** Reads the stored bits of a pixel, with their sign. */
function reader({ bitsAllocated, bitsStored, isSigned, isBigEndian }: PixelForm, pixels: Uint8Array) {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const bits = bitsStored > 0 && bitsStored <= bitsAllocated ? bitsStored : bitsAllocated
  return (at: number): number => {
    const raw = bitsAllocated === 8 ? view.getUint8(at) : view.getUint16(at * 2, !isBigEndian)
    const value = raw & (2 ** bits - 1)
    return isSigned && value >= 2 ** (bits - 1) ? value - 2 ** bits : value
  }
}
