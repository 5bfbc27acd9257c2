import { outputSize, type Crop, type Size } from './crop'

/** A picture that was read: what is drawn, and its size. */
export type Picture = ImageBitmap | HTMLCanvasElement

/** Reads a file as a picture, upright as its camera says. Rejects where it is none. */
export const readPicture = (file: Blob): Promise<ImageBitmap> => createImageBitmap(file)

/** A picture turned by a quarter to the right. */
export function rotateQuarterTurn(picture: Picture): HTMLCanvasElement {
  const canvas = canvasOf({ width: picture.height, height: picture.width })
  const context = contextOf(canvas)
  context.translate(canvas.width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(picture, 0, 0)
  return canvas
}

/** Draws a part of a picture over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: Picture, { x, y, width, height }: Crop): void {
  const context = contextOf(canvas)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
}

/** A part of a picture as a file of its own, in the size that is needed. Rejects where the browser cannot make one. */
export async function cropToFile(picture: Picture, crop: Crop, wanted: Size): Promise<File> {
  const canvas = canvasOf(outputSize(crop, wanted))
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!blob) throw new Error('The picture could not be made')
  return new File([blob], 'picture', { type: blob.type })
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  return Object.assign(canvas, { width, height })
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  return context
}
