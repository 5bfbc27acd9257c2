import type { PictureAnswer, PictureRequest } from './pictures'

/** Decodes the pictures of a message, and answers with their pixels or with the reason why there are none. */
addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data)
})

async function answer({ type, bytes }: PictureRequest): Promise<void> {
  const { decodeHeic, decodeTiff } = await import('./decodePictures')
  try {
    const pictures = type === 'image/heic' ? await decodeHeic(bytes) : decodeTiff(bytes)
    const transfer = pictures.map(({ data }) => data.buffer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage({ pictures } satisfies PictureAnswer, { transfer })
  } catch (error) {
    const isLarge = error instanceof RangeError
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage({ problem: isLarge ? 'large' : 'damaged' } satisfies PictureAnswer)
  }
}
