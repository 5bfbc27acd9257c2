import { vi } from 'vitest'

/** The header of a PNG of a size, which is all that is read before a picture is decoded. */
export function pngOf(width: number, height: number): File {
  const header = new DataView(new ArrayBuffer(33))
  header.setUint32(16, width)
  header.setUint32(20, height)
  return new File([header.buffer], 'photo.png', { type: 'image/png' })
}

/** Decodes, draws and encodes pictures, which jsdom cannot. Returns the function that decodes. */
export function stubPictures(width: number, height: number) {
  const decode = vi.fn<() => Promise<object>>(() => Promise.resolve({ width, height }))
  vi.stubGlobal('createImageBitmap', decode)
  const context = { clearRect: () => {}, drawImage: () => {}, translate: () => {}, rotate: () => {} }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['x'], { type: 'image/webp' })),
  )
  return decode
}
