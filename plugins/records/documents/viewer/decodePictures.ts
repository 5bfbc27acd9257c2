import createHeif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import * as UTIF from 'utif2'
import { isTooLarge, type Picture } from './pictures'

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

/** The pages of a TIFF file. Throws as `decodeHeic`. */
export function decodeTiff(bytes: Uint8Array<ArrayBuffer>): Picture[] {
  const pages = UTIF.decode(bytes.buffer).filter((page) => page['t256'] && page['t257'])
  if (pages.length === 0) throw new Error('No picture')
  return pages.slice(0, MAX_PAGES).map((page) => {
    checkSize(Number((page['t256'] as number[])[0]), Number((page['t257'] as number[])[0]))
    UTIF.decodeImage(bytes.buffer, page)
    const data = new Uint8ClampedArray(UTIF.toRGBA8(page))
    return { width: page.width, height: page.height, data }
  })
}
