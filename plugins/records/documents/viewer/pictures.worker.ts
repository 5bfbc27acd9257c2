import { DICOM, type Picture, type PictureAnswer, type PictureRequest } from './pictures'

/** Decodes the pictures of a message, and answers with their pixels or with the reason why there are none. */
addEventListener('message', ({ data }: MessageEvent<PictureRequest>) => {
  void answer(data)
})

async function answer(request: PictureRequest): Promise<void> {
  try {
    const decoded = await decode(request)
    const transfer = decoded.pictures.map(({ data }) => data.buffer)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage(decoded satisfies PictureAnswer, { transfer })
  } catch (error) {
    const isLarge = error instanceof RangeError
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    postMessage({ problem: isLarge ? 'large' : 'damaged' } satisfies PictureAnswer)
  }
}

async function decode({
  type,
  bytes,
}: PictureRequest): Promise<Extract<PictureAnswer, { pictures: Picture[] }>> {
  if (type === DICOM) {
    const { decodeDicom } = await import('./dicom/decodeDicom')
    const { facts, picture } = await decodeDicom(bytes)
    return { dicom: facts, pictures: picture ? [picture] : [] }
  }
  const { decodeHeic, decodeTiff } = await import('./decodePictures')
  return type === 'image/heic' ? { pictures: await decodeHeic(bytes) } : decodeTiff(bytes)
}
