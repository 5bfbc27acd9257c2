/**
 * Re-encodes an image in a process of its own: `node drawImage.mjs FILE TYPE`. Writes it to the output when it is complete;
 * exits with 1 for an image that cannot be drawn, and with 2 for one with too many pixels. It is no TypeScript, so that it starts
 * without a compiler.
 */
import sharp from 'sharp'
import { imageWriters } from './imageWriters.mjs'

/** The largest picture that is drawn, in pixels: one of a phone with 108 megapixels. */
const MAX_PIXELS = 120_000_000

const [, , file, type = ''] = process.argv
const options = /** @type {const} */ ({ limitInputPixels: MAX_PIXELS, failOn: 'error' })
sharp.concurrency(1)

/** The colour spaces with 16 bits: an X-ray keeps its depth. */
const deepSpaces = /** @type {const} */ (['grey16', 'rgb16'])

try {
  const {
    pages = 1,
    width,
    height,
    space,
  } = await sharp(file, { ...options, limitInputPixels: false }).metadata()
  if (width * height > MAX_PIXELS) {
    process.exitCode = 2
  } else {
    // Several pictures in one file have no orientation.
    const image = pages > 1 ? sharp(file, { ...options, pages: -1 }) : sharp(file, options).autoOrient()
    const deep = deepSpaces.find((one) => one === space)
    const write = imageWriters[type]
    process.stdout.write(
      await write(deep ? image.toColourspace(deep) : image)
        .timeout({ seconds: 30 })
        .toBuffer(),
    )
  }
} catch {
  process.exitCode = 1
}
