import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { corners, moveCrop, resizeCrop, zoomCrop, zoomOf, type Corner, type Crop, type Size } from './crop'

interface Point {
  x: number
  y: number
}

/** Where the fingers are, and the crop when they were put there. */
interface Held {
  crop: Crop
  points: Map<number, Point>
  from: Map<number, Point>
  /** The corner that is held; undefined: the crop itself. */
  corner: Corner | undefined
}

/**
 * Moves a crop by dragging it, draws it larger or smaller by a corner, and zooms by two fingers and by the wheel.
 * In: how many pixels of the picture one of the screen is.
 */
export function useCropGestures(
  crop: Crop,
  picture: Size,
  perPixel: () => number,
  onChange: (crop: Crop) => void,
) {
  const held = useRef<Held>(null)
  const take = (points: Map<number, Point>, corner?: Corner) => {
    held.current = points.size > 0 ? { crop, points, from: new Map(points), corner } : null
  }
  const release = (event: PointerEvent) => {
    const points = new Map(held.current?.points)
    points.delete(event.pointerId)
    take(points)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      take(new Map(held.current?.points).set(event.pointerId, pointOf(event)), cornerOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = held
      if (!current?.points.has(event.pointerId)) return
      current.points.set(event.pointerId, pointOf(event))
      const [before, now] = [current.from, current.points].map((points) => spanOf([...points.values()]))
      if (!before || !now) return
      const by = { x: (now.x - before.x) * perPixel(), y: (now.y - before.y) * perPixel() }
      if (current.corner && current.points.size === 1)
        return onChange(resizeCrop(current.crop, picture, current.corner, by))
      const nearer = before.far > 0 ? now.far / before.far : 1
      const larger = zoomCrop(current.crop, picture, zoomOf(current.crop, picture) / nearer)
      onChange(moveCrop(larger, picture, by))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel: ({ deltaY }: WheelEvent) =>
      onChange(zoomCrop(crop, picture, zoomOf(crop, picture) * (deltaY < 0 ? 1.05 : 1 / 1.05))),
  }
}

const cornerOf = ({ target }: PointerEvent) =>
  corners.find((corner) => target instanceof HTMLElement && target.dataset['corner'] === corner)

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })

/** The middle of some points, and how far the first two lie apart. */
function spanOf(points: readonly Point[]) {
  const [one = { x: 0, y: 0 }, two = one] = points
  return {
    x: (one.x + two.x) / 2,
    y: (one.y + two.y) / 2,
    far: Math.hypot(one.x - two.x, one.y - two.y),
  }
}
