import createHeif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import * as UTIF from 'utif2'
import { isTooLarge, MAX_PIXELS, type Picture } from './pictures'
import { smaller } from './smaller'

/** Of a scanned file, this many pages are shown. */
const MAX_PAGES = 50

function checkSize(width: number, height: number): void {
  if (!(width > 0 && height > 0)) throw new Error('A picture without a size')
  if (isTooLarge(width, height)) throw new RangeError('Too many pixels')
}

/** The photos of a HEIC file. Throws `RangeError` for one that is too large, and another error for a damaged file. */
export async function decodeHeic(bytes: Uint8Array<ArrayBuffer>): Promise<Picture[]> {
  const { HeifDecoder } = createHeif()
  const images = new HeifDecoder().decode(bytes)
  if (images.length === 0) throw new Error('No picture')
  const pictures: Picture[] = []
  for (const image of images.slice(0, MAX_PAGES)) {
    const [width, height] = [image.get_width(), image.get_height()]
    checkSize(width, height)
    const target = { width, height, data: new Uint8ClampedArray(width * height * 4) }
    const isDrawn = await new Promise((resolve) => image.display(target, resolve))
    if (!isDrawn) throw new Error('A damaged picture')
    pictures.push(target)
  }
  return pictures
}

/** How much of a file is decoded: pages, and the pixels of all of them together. */
const tiffLimits = { pages: MAX_PAGES, pixels: MAX_PIXELS }

/**
 * The first pages of a TIFF file, and how many it has. Many large ones are drawn smaller: together they have no more pixels than a telephone
 * can hold. Throws as `decodeHeic`.
 */
export function decodeTiff(
  bytes: Uint8Array<ArrayBuffer>,
  { pages: most, pixels } = tiffLimits,
): { pictures: Picture[]; total: number } {
  const pages = UTIF.decode(bytes.buffer).filter((page) => page['t256'] && page['t257'])
  if (pages.length === 0) throw new Error('No picture')
  const shown = pages.slice(0, most)
  const pictures = shown.map((page) => {
    checkSize(Number((page['t256'] as number[])[0]), Number((page['t257'] as number[])[0]))
    UTIF.decodeImage(bytes.buffer, page)
    const { width, height } = page
    const data = new Uint8ClampedArray(UTIF.toRGBA8(page))
    // Its pixels are in the picture now.
    Object.assign(page, { data: null })
    const step = Math.ceil(Math.sqrt((width * height) / (pixels / shown.length)))
    return smaller({ width, height, data }, Math.max(1, step))
  })
  return { pictures, total: pages.length }
}
