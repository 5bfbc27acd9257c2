import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { moved, zoomed, zoomOf, type Crop, type Size } from './crop'

interface Point {
  x: number
  y: number
}

/** Where the fingers are, and the crop when they were put there. */
interface Held {
  crop: Crop
  points: Map<number, Point>
  from: Map<number, Point>
}

/**
 * Moves a crop by dragging it, and zooms by two fingers and by the wheel.
 * In: how many pixels of the picture one of the screen is.
 */
export function useGrip(crop: Crop, picture: Size, perPixel: () => number, onChange: (crop: Crop) => void) {
  const held = useRef<Held>(null)
  const take = (points: Map<number, Point>) => {
    held.current = points.size > 0 ? { crop, points, from: new Map(points) } : null
  }
  const release = (event: PointerEvent) => {
    const points = new Map(held.current?.points)
    points.delete(event.pointerId)
    take(points)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      take(new Map(held.current?.points).set(event.pointerId, pointOf(event)))
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = held
      if (!current?.points.has(event.pointerId)) return
      current.points.set(event.pointerId, pointOf(event))
      const [before, now] = [current.from, current.points].map((points) => spanOf([...points.values()]))
      if (!before || !now) return
      const nearer = before.far > 0 ? now.far / before.far : 1
      const larger = zoomed(current.crop, picture, zoomOf(current.crop, picture) / nearer)
      onChange(
        moved(larger, picture, { x: (now.x - before.x) * perPixel(), y: (now.y - before.y) * perPixel() }),
      )
    },
    onPointerUp: release,
    onPointerCancel: release,
    onWheel: ({ deltaY }: WheelEvent) =>
      onChange(zoomed(crop, picture, zoomOf(crop, picture) * (deltaY < 0 ? 1.05 : 1 / 1.05))),
  }
}

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
