import { CELL, cellsOf, type Cells } from '../../region/cells'
import { cellsOfPlanes } from '../../region/planes'
import type { Frame } from './frames'

/** Newer browsers say how a frame is turned; its planes are not turned. */
type Turned = VideoFrame & { rotation?: number; flip?: boolean }

type Planar = VideoFrame & { format: 'I420' | 'NV12'; visibleRect: DOMRectReadOnly }

function isPlanar(picture: Frame['picture']): picture is Planar {
  if (!('copyTo' in picture)) return false
  const { format, visibleRect, displayWidth, displayHeight, rotation, flip } = picture as Turned
  return (
    (format === 'I420' || format === 'NV12') &&
    !rotation &&
    !flip &&
    visibleRect?.width === displayWidth &&
    visibleRect.height === displayHeight
  )
}

/**
 * Returns a function that reads the mean colours of a frame and forgets it. It reads the planes of a camera as they are where it can,
 * because drawing a frame on a canvas takes most of the time that a frame has on a slow phone.
 */
export function createFrameReader(): (frame: Frame) => Promise<Cells | null> {
  let data = new Uint8Array(0)
  let context: OffscreenCanvasRenderingContext2D | null = null

  const copy = async (picture: Planar, { width, height }: Frame) => {
    const size = picture.allocationSize()
    if (data.length !== size) data = new Uint8Array(size)
    const planes = {
      data,
      width: picture.visibleRect.width,
      height: picture.visibleRect.height,
      format: picture.format,
      matrix: picture.colorSpace.matrix,
      isFullRange: picture.colorSpace.fullRange === true,
    }
    const layout = await picture.copyTo(data)
    return cellsOfPlanes({ ...planes, layout }, width / CELL, height / CELL)
  }

  const draw = ({ picture, width, height }: Frame) => {
    if (context?.canvas.width !== width || context.canvas.height !== height)
      context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
    context?.drawImage(picture, 0, 0, width, height)
    const pixels = context?.getImageData(0, 0, width, height)
    return pixels ? cellsOf(pixels) : null
  }

  return async (frame) => {
    const { picture } = frame
    try {
      // Some frames of a graphics processor cannot be copied.
      const cells = isPlanar(picture) ? await copy(picture, frame).catch(() => null) : null
      return cells ?? draw(frame)
    } finally {
      picture.close()
    }
  }
}
