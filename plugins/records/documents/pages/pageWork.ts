import { readDimensions } from '@schemas/pictures/dimensions'
import { isTooLarge, type Picture } from '../viewer/pictures'
import type { Photo } from './pages'
import { pageSize, turnedSize, type Quad } from './quad'
import { straighten } from './straighten'

/** The longest side of a photo that is kept: a page of A4 at 220 pixels per inch. */
const MAX_PHOTO_SIDE = 2600
const PHOTO_QUALITY = 0.9
/** A4 in points of PDF; the longer side of a page. */
const PAGE_POINTS = 842

export interface DrawRequest {
  photo: Photo
  turns: number
  quad: Quad
  /** The longest side of the page in pixels. */
  maxSide: number
  /** Of JPEG, 0 to 1. */
  quality: number
}

/** A page as a JPEG. */
export type DrawnPage = Photo

/** Reads the photos of a file: one, or several of a scanner. Throws `RangeError` for too many pixels, another error for no photo. */
export async function readPhotos(file: Blob, type: string): Promise<Photo[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (type === 'image/heic' || type === 'image/tiff') {
    const { decodeHeic, decodeTiff } = await import('../viewer/decodePictures')
    const pictures = type === 'image/heic' ? await decodeHeic(bytes) : allPages(decodeTiff(bytes))
    const photos: Photo[] = []
    for (const picture of pictures) photos.push(await reduce(imageOf(picture)))
    return photos
  }
  const size = readDimensions(type, bytes)
  if (!size) throw new Error('No photo')
  if (isTooLarge(size.width, size.height)) throw new RangeError('Too many pixels')
  // Upright by its EXIF orientation.
  return [await reduce(await createImageBitmap(file))]
}

/** A document must not lose the pages of a scanned file that are too many to decode. */
function allPages({ pictures, total }: { pictures: Picture[]; total: number }): Picture[] {
  if (pictures.length < total) throw new RangeError('Too many pages')
  return pictures
}

const imageOf = ({ data, width, height }: Picture): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(width, height)
  contextOf(canvas).putImageData(new ImageData(data, width, height), 0, 0)
  return canvas
}

/** Draws a picture at the size of a page and frees it. */
async function reduce(picture: ImageBitmap | OffscreenCanvas): Promise<Photo> {
  const part = Math.min(1, MAX_PHOTO_SIDE / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * part)))
  const canvas = new OffscreenCanvas(width as number, height as number)
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if ('close' in picture) picture.close()
  return encode(canvas, PHOTO_QUALITY)
}

/** Draws the paper of a photo as a straight page. */
export async function drawPage({ photo, turns, quad, maxSide, quality }: DrawRequest): Promise<DrawnPage> {
  const turned = turnedSize(photo, turns)
  const part = Math.min(1, (maxSide * 2) / Math.max(turned.width, turned.height))
  const source = new OffscreenCanvas(Math.ceil(turned.width * part), Math.ceil(turned.height * part))
  const context = contextOf(source)
  const bitmap = await createImageBitmap(photo.file)
  context.translate(source.width / 2, source.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.scale(part, part)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const size = pageSize(quad, source, maxSide)
  const pixels = straighten(context.getImageData(0, 0, source.width, source.height), quad, size)
  const page = new OffscreenCanvas(size.width, size.height)
  contextOf(page).putImageData(new ImageData(pixels, size.width, size.height), 0, 0)
  return encode(page, quality)
}

/** Joins drawn pages to a PDF of pages as high or wide as A4. */
export async function joinPages(pages: readonly DrawnPage[], title: string, language: string): Promise<Blob> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const pdf = await PDFDocument.create()
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  for (const { file, width, height } of pages) {
    const scale = PAGE_POINTS / Math.max(width, height)
    const image = await pdf.embedJpg(await file.arrayBuffer())
    const box = { width: width * scale, height: height * scale }
    pdf.addPage([box.width, box.height]).drawImage(image, { x: 0, y: 0, ...box })
  }
  const bytes = await pdf.save()
  return new Blob([bytes], { type: 'application/pdf' })
}

async function encode(canvas: OffscreenCanvas, quality: number): Promise<Photo> {
  const file = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return { file, width: canvas.width, height: canvas.height }
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no 2D canvas')
  return context
}
