/**
 * How an image is written again. Other files are not images, or cannot be drawn.
 * @type {Readonly<Record<string, (image: import('sharp').Sharp) => import('sharp').Sharp>>}
 */
export const imageWriters = {
  'image/jpeg': (image) => image.jpeg({ quality: 90 }),
  'image/png': (image) => image.png(),
  'image/webp': (image) => image.webp({ quality: 90, effort: 2 }),
  'image/gif': (image) => image.gif({ effort: 3 }),
  'image/tiff': (image) => image.tiff({ compression: 'lzw' }),
  'image/avif': (image) => image.avif({ quality: 75, effort: 1 }),
}
