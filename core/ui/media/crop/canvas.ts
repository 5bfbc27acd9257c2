import { outputSize, type Crop, type Size } from './crop'

/** A decoded picture. */
export type Picture = ImageBitmap | HTMLCanvasElement

/** Decodes a file, upright by its EXIF orientation. Rejects if the file is not an image. */
export const readPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file)

/** Rotates a picture by 90 degrees clockwise. */
export function rotateQuarterTurn(picture: Picture): HTMLCanvasElement {
  const canvas = canvasOf({ width: picture.height, height: picture.width })
  const context = contextOf(canvas)
  context.translate(canvas.width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(picture, 0, 0)
  return canvas
}

/** Draws a part of a picture, filling the canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, { x, y, width, height }: Crop): void {
  const context = contextOf(canvas)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** Encodes a part of a picture as a WebP file of at most the wanted size. Rejects where the browser cannot encode it. */
export async function cropToFile(picture: Picture, crop: Crop, wanted: Size): Promise<File> {
  const canvas = canvasOf(outputSize(crop, wanted))
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The browser could not encode the cropped picture')
  return new File([blob], 'picture', { type: blob.type })
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  return Object.assign(canvas, { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas')
  return context
}
