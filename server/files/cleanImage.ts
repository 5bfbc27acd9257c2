import { open, type FileHandle } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import type { Sharp, SharpOptions } from 'sharp'
import { findMetadata } from './heicMetadata'

/** The largest picture that is drawn, in pixels: one of a phone with 108 megapixels. */
const MAX_PIXELS = 120_000_000

/** Several pictures in one file, which have no orientation. */
const ANIMATED: SharpOptions = { pages: -1 }

/** How an image is written again. Others are no images, or cannot be drawn. */
const writers: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90, effort: 2 }),
  'image/gif': (image) => image.gif({ effort: 3 }),
  'image/tiff': (image) => image.tiff({ compression: 'lzw' }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 1 }),
}

/** Whether a file of this type carries data about the camera, the place and the program, which are removed before it is kept. */
export const isImage = (type: string): boolean => Object.hasOwn(writers, type) || type === 'image/heic'

/** An image that cannot be drawn: damaged, or no image behind its first bytes. */
export class DamagedImage extends Error {
  override readonly name = 'DamagedImage'
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Draws an image again, upright and without anything but its pixels: no place, no camera, no other file behind the last pixel.
 * A HEIC photo cannot be drawn here; its data about the camera and the place are overwritten. One image at a time is in
 * memory. Throws `DamagedImage`.
 */
export async function cleanImage(file: string, type: string): Promise<AsyncIterable<Buffer>> {
  if (type === 'image/heic') return cleanHeic(file)
  const drawn = turn.then(() => draw(file, type))
  turn = drawn.catch(() => undefined)
  const content = await drawn
  return (async function* () {
    yield content
  })()
}

async function draw(file: string, type: string): Promise<Buffer> {
  // The library is large, and most uploads are no images.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
  try {
    const { pages = 1 } = await sharp(file, options).metadata()
    const image = pages > 1 ? sharp(file, { ...options, ...ANIMATED }) : sharp(file, options).autoOrient()
    const write = writers[type] ?? ((same: Sharp) => same)
    return await write(image).timeout({ seconds: 30 }).toBuffer()
  } catch (error) {
    throw new DamagedImage(undefined, { cause: error })
  }
}

const HEAD_BYTES = 1_000_000

/** The content with zeros in the place of its metadata. */
async function cleanHeic(path: string): Promise<AsyncIterable<Buffer>> {
  const file = await open(path)
  try {
    const areas = findMetadata(await readHead(file))
    if (!areas) throw new DamagedImage()
    return blank(createReadStream(path), areas)
  } finally {
    await file.close()
  }
}

async function readHead(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

async function* blank(
  content: AsyncIterable<Buffer>,
  areas: readonly { start: number; end: number }[],
): AsyncIterable<Buffer> {
  let at = 0
  for await (const piece of content) {
    for (const { start, end } of areas)
      piece.fill(
        0,
        Math.min(Math.max(start - at, 0), piece.length),
        Math.min(Math.max(end - at, 0), piece.length),
      )
    at += piece.length
    yield piece
  }
}
