/** The types of pictures that the sandbox takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The longest side of a picture that is sent, in pixels: a document is still readable. */
const MAX_SIDE = 1600
/** The shortest side of a picture in which a document is readable, in pixels. */
const MIN_SIDE = 240

/** Why a picture cannot be sent. */
export type PictureProblem = 'NOT_A_PICTURE' | 'TOO_SMALL'

export class PictureError extends Error {
  override name = 'PictureError'

  constructor(readonly problem: PictureProblem) {
    super(problem)
  }
}

/**
 * Encodes a picture anew: upright, at most 1600 pixels long, and without what a camera writes besides it, such as the place.
 * Rejects with `PictureError` for a file that is not a picture, and for one in which nothing can be read.
 */
export async function preparePicture(file: Blob): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new PictureError('NOT_A_PICTURE')
  })
  if (Math.min(picture.width, picture.height) < MIN_SIDE) throw new PictureError('TOO_SMALL')
  return encode(picture, picture.width, picture.height)
}

/** The current image of a camera as a file. Rejects with `PictureError` when the camera shows nothing. */
export function takeFrame(video: HTMLVideoElement): Promise<File> {
  if (Math.min(video.videoWidth, video.videoHeight) < MIN_SIDE)
    return Promise.reject(new PictureError('TOO_SMALL'))
  return encode(video, video.videoWidth, video.videoHeight)
}

async function encode(source: CanvasImageSource, width: number, height: number): Promise<File> {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })
  if (!blob) throw new PictureError('NOT_A_PICTURE')
  return new File([blob], 'picture.jpg', { type: blob.type })
}
