import { useRef, type PointerEvent, type WheelEvent } from 'react'
import { corners, moveCrop, resizeCrop, zoomCrop, zoomOf, type Corner, type Crop, type Size } from './crop'

interface Point {
  x: number
  y: number
}

/** A gesture: the pointers that are down, where they started, and the crop at that time. */
interface Gesture {
  crop: Crop
  points: Map<number, Point>
  from: Map<number, Point>
  /** The dragged corner; undefined: the crop itself. */
  corner: Corner | undefined
}

/**
 * The event handlers of a crop frame: drag moves it, a corner resizes it, two fingers and the wheel zoom.
 * `perPixel` returns the number of picture pixels per screen pixel.
 */
export function useCropGestures(
  crop: Crop,
  picture: Size,
  perPixel: () => number,
  onChange: (crop: Crop) => void,
) {
  const gesture = useRef<Gesture>(null)
  const start = (points: Map<number, Point>, corner?: Corner) => {
    gesture.current = points.size > 0 ? { crop, points, from: new Map(points), corner } : null
  }
  const release = (event: PointerEvent) => {
    const points = new Map(gesture.current?.points)
    points.delete(event.pointerId)
    start(points)
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      start(new Map(gesture.current?.points).set(event.pointerId, pointOf(event)), cornerOf(event))
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = gesture
      if (!current?.points.has(event.pointerId)) return
      current.points.set(event.pointerId, pointOf(event))
      const [before, now] = [current.from, current.points].map((points) => spanOf([...points.values()]))
      if (!before || !now) return
      const by = { x: (now.x - before.x) * perPixel(), y: (now.y - before.y) * perPixel() }
      if (current.corner && current.points.size === 1)
        return onChange(resizeCrop(current.crop, picture, current.corner, by))
      const spread = before.distance > 0 ? now.distance / before.distance : 1
      const zoomedCrop = zoomCrop(current.crop, picture, zoomOf(current.crop, picture) / spread)
      onChange(moveCrop(zoomedCrop, picture, by))
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

/** The center of the first two points, and their distance. */
function spanOf(points: readonly Point[]) {
  const [first = { x: 0, y: 0 }, second = first] = points
  return {
    x: (first.x + second.x) / 2,
    y: (first.y + second.y) / 2,
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}
