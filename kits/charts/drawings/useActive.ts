import { bisectCenter } from 'd3-array'
import { useState, type KeyboardEvent, type PointerEvent } from 'react'

/** Where a key leads from a value. Right and down lead to the next one. */
const steps: Readonly<Record<string, (at: number, last: number) => number | null>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
  Escape: () => null,
}

/** The size of a drawing in its own units. */
interface Size {
  width: number
  height: number
}

/** The value under the pointer or reached with the keys, and the handlers that find it. `places` are in ascending order. */
export function useActive(places: readonly number[], { width, height }: Size, isRows: boolean) {
  const [active, setActive] = useState<number | null>(null)
  const last = places.length - 1
  const onPointer = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const place = isRows
      ? ((clientY - box.top) / box.height) * height
      : ((clientX - box.left) / box.width) * width
    setActive(bisectCenter(places, place))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key !== 'Escape') event.preventDefault()
    setActive(step(active ?? -1, last))
  }
  return {
    active: active !== null && active <= last ? active : null,
    handlers: {
      onKeyDown,
      onPointerDown: onPointer,
      onPointerMove: onPointer,
      // When a finger leaves the screen, the value stays visible.
      onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setActive(null),
      onFocus: () => setActive((known) => known ?? 0),
      onBlur: () => setActive(null),
    },
  }
}
