import * as dicomParser from 'dicom-parser'
import type { Picture } from '../pictures'
import { factsOf, type DicomFacts } from './dicomFacts'
import { drawPlain, formOf, isPlain } from './dicomPixels'

/** The facts of a DICOM file and its first picture; null where the picture is compressed in a way that is not read here. */
export interface DecodedDicom {
  facts: DicomFacts
  picture: Picture | null
}

const PIXELS = 'x7fe00010'
/** Transfer syntaxes whose pixels are not compressed, and the JPEG that every browser reads. */
const uncompressed = ['1.2.840.10008.1.2', '1.2.840.10008.1.2.1', '1.2.840.10008.1.2.2']
const JPEG_BASELINE = '1.2.840.10008.1.2.4.50'

/** Reads a DICOM file. Throws `RangeError` for too many pixels, another error for a file that is damaged or has no picture. */
export async function decodeDicom(bytes: Uint8Array<ArrayBuffer>): Promise<DecodedDicom> {
  const data = dicomParser.parseDicom(bytes)
  const facts = factsOf(data, bytes)
  const element = data.elements[PIXELS]
  if (!element) return { facts, picture: null }
  const form = formOf(data)
  const syntax = data.string('x00020010') ?? ''
  if (uncompressed.includes(syntax) && isPlain(form)) {
    const pixels = bytes.subarray(element.dataOffset, element.dataOffset + element.length)
    return { facts, picture: drawPlain(data, form, pixels) }
  }
  if (syntax !== JPEG_BASELINE) return { facts, picture: null }
  return { facts, picture: await drawJpeg(dicomParser, data, element) }
}

async function drawJpeg(
  { createJPEGBasicOffsetTable, readEncapsulatedImageFrame }: typeof dicomParser,
  data: dicomParser.DataSet,
  element: dicomParser.Element,
): Promise<Picture> {
  const offsets = createJPEGBasicOffsetTable(data, element)
  const frame = new Uint8Array(readEncapsulatedImageFrame(data, element, 0, offsets))
  const bitmap = await createImageBitmap(new Blob([frame], { type: 'image/jpeg' }))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}
