import type { Corner } from './viewChoice'

const cornerOf = (isTop: boolean, isLeft: boolean): Corner =>
  isTop ? (isLeft ? 'topLeft' : 'topRight') : isLeft ? 'bottomLeft' : 'bottomRight'

/** The corner of a frame that is nearest to a point. */
export const nearestCorner = (
  { clientX, clientY }: { clientX: number; clientY: number },
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
): Corner => cornerOf(clientY < top + height / 2, clientX < left + width / 2)
