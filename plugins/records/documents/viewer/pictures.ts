import type { DicomFacts } from './dicom/dicomFacts'

/** A decoded picture: four bytes for each pixel. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

/** A study of a hospital: an X-ray, a scan. */
export const DICOM = 'application/dicom'

/** What the memory of a telephone holds, in pixels: a photo of 50 megapixels. */
export const MAX_PIXELS = 50_000_000

/** Whether a picture has more pixels than a telephone can hold. */
export const isTooLarge = (width: number, height: number): boolean => width * height > MAX_PIXELS

/** What the worker is asked, and what it answers. */
export interface PictureRequest {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}
/** `total`: the pages of the file, of which the first ones are among the pictures. */
export type PictureAnswer =
  | { pictures: Picture[]; total?: number; dicom?: DicomFacts }
  | { problem: 'damaged' | 'large' }

/** Types that few browsers draw, and that the portal decodes. */
export const isDecoded = (type: string): boolean => ['image/heic', 'image/tiff', DICOM].includes(type)

/** Decodes the pictures of a file in a worker, which the signal ends. */
export async function decodePictures(file: Blob, type: string, signal: AbortSignal): Promise<PictureAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  signal.throwIfAborted()
  const worker = new Worker(new URL('./pictures.worker.ts', import.meta.url), { type: 'module' })
  const ended = new AbortController()
  try {
    return await new Promise<PictureAnswer>((resolve, reject) => {
      const { signal: listening } = ended
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), {
        signal: listening,
      })
      worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data), {
        signal: listening,
      })
      worker.addEventListener('error', () => resolve({ problem: 'damaged' }), { signal: listening })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ type, bytes } satisfies PictureRequest, [bytes.buffer])
    })
  } finally {
    ended.abort()
    worker.terminate()
  }
}
